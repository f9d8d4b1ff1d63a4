requires(">= 9.1")
mount("Panel")
