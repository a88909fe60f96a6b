/* Restore what the test files before have replaced, and load all modules again. A new thread for each file is slower. */
import { vi } from "vitest";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
