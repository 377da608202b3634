import { expect, test } from 'bun:test';
import { onNeed } from '../../../src/writing/cars/on-need.ts';
import { researchedBrief } from '../../support/researched-brief.ts';

const versions = [
  'The cabin is quiet and the seats are soft.',
  'With the right package it tows a heavy camper.',
  'Families in snow country like it, and it tows a boat.',
];

test('a portrait on the lot speaks of the need in the keyword, or stays out', () => {
  const towing = onNeed(versions, researchedBrief('best truck for towing'));
  expect(towing).toContain(versions[1] ?? '');
  expect(towing).not.toContain(versions[0] ?? '');
  expect(onNeed(versions.slice(0, 1), researchedBrief('best truck for towing'))).toEqual([]);
  expect(onNeed(versions, researchedBrief('used trucks'))).toContain(versions[0] ?? '');
});

test('where it is hot no portrait speaks of snow beside others', () => {
  const brief = researchedBrief('used trucks');
  const hot = { ...brief, store: { ...brief.store, state: 'FL' } };
  expect(onNeed(versions, hot)).not.toContain(versions[2] ?? '');
});
