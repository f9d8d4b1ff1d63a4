#include "CHarnessRuntime.h"
