import fc from 'fast-check';

/**
 * Loaded before every test file. Properties run on one seed, so that a change is judged by what it
 * changes; `PROPERTY_SEED=random bun test` looks further, and a failure prints its seed.
 */
const seed = Bun.env.PROPERTY_SEED;
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed ?? 20_261_121) });
