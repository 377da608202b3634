import { expect, test } from 'bun:test';
import { recallPapers } from '../../../src/writing/cars/recall-papers.ts';

test('a paper that stands in another is told once', () => {
  const both = 'class settlement of 2016 and Toyota customer support program ZKA';
  expect(recallPapers(['Toyota customer support program ZKA', both])).toEqual([both]);
});

test('campaigns that are told together are told once', () => {
  const papers = [
    'NHTSA campaign 20V-012 (fuel pump) and NHTSA campaign 24V-152 (rear axle)',
    'NHTSA campaigns 20V-012 and 24V-152',
  ];
  expect(recallPapers(papers)).toEqual(['NHTSA campaigns 20V-012 and 24V-152']);
});
