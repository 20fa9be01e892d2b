import { configureGlobal, readConfigureGlobal } from 'fast-check';

// Each property draws its own values from it, and still prints the path to a counterexample.
configureGlobal({ ...readConfigureGlobal(), seed: Number(process.env.HANPAN_TEST_SEED) });
