#ifndef CHARNESSRUNTIME_H
#define CHARNESSRUNTIME_H

#include "process.h"

#endif
