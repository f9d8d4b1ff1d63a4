#ifndef CHARNESSLUA_H
#define CHARNESSLUA_H
#endif
