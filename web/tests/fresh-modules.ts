/* Restores what earlier test files replaced, and lets a file load all modules again. A new thread for each file is slower. */
import { vi } from "vitest";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
