import { expect, test } from 'bun:test';
import { inMetric } from '../../../src/writing/knowledge/metric-measures.ts';

test('both ends of a range of pressures are told in kilopascals', () => {
  expect(inMetric('Most run at 32 to 35 psi.')).toBe('Most run at 220 to 240 kPa (32 to 35 psi).');
  expect(inMetric('It drops by 1.5 psi.')).toBe('It drops by 10 kPa (1.5 psi).');
});

test('speeds are told in kilometres an hour, sprints from rest are left', () => {
  expect(inMetric('At 55 to 65 mph it hums.')).toBe('At 90 to 105 km/h it hums.');
  expect(inMetric('It reaches 0 to 60 mph in 6 seconds.')).toContain('0 to 60 mph');
});
