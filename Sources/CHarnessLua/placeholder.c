#include "CHarnessLua.h"
