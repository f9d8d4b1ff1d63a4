#ifndef CHARNESSRUNTIME_H
#define CHARNESSRUNTIME_H

#include "clock.h"
#include "process.h"
#include "random.h"
#include "sections.h"

#endif
