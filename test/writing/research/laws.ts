import { expect } from 'bun:test';
import type {
  Cloud,
  ResearchOutcome,
  ResearchRequest,
} from '../../../src/writing/research/cloud.ts';
import { isTopic } from '../../../src/writing/topic.ts';

/** Everything that holds for every finished cloud, whatever the keyword. */
export function expectValidCloud(cloud: Cloud, request: ResearchRequest): void {
  expectQuestions(cloud, request);
  expectClusters(cloud);
  expectRecommended(cloud);
  expect(cloud.title.length).toBeGreaterThan(8);
  expect(cloud.title.length).toBeLessThanOrEqual(160);
  expect(cloud.synopsis).toMatch(/^\p{Lu}.*[.”]\.?$/u);
  expect(sentencesIn(cloud.synopsis)).toBeWithin(2, 5);
  expect(cloud.tags.length).toBeWithin(5, 11);
  expect(new Set(cloud.tags).size).toBe(cloud.tags.length);
  for (const tag of cloud.tags) expect(tag).toBe(tag.toLowerCase());
}

export function cloudFrom(outcome: ResearchOutcome): Cloud {
  if (!outcome.ok) throw new Error(`No cloud: ${outcome.reason}`);
  return outcome.cloud;
}

export function texts(cloud: Cloud): string[] {
  return cloud.questions.map(({ question }) => question);
}

/** The subject words of a question, by hand: the laws must not lean on the code they judge. */
export function wordSet(question: string): Set<string> {
  const small = /^(a|an|the|to|of|in|on|for|is|are|do|does|i|my|it|and|or|with|what|how|can|at)$/;
  const words = question.toLowerCase().replace(/[?,']/g, '').split(' ');
  return new Set(words.filter((word) => !small.test(word)));
}

export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return one.intersection(other).size / one.union(other).size;
}

function expectQuestions(cloud: Cloud, request: ResearchRequest): void {
  const { questions } = cloud;
  expect(questions.length).toBeWithin(20, 61);
  expect(new Set(texts(cloud).map((text) => text.toLowerCase())).size).toBe(questions.length);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { id, question, topic, sourceUrl, sourceTitle } of questions) {
    expect(id).toMatch(new RegExp(`^q-${Date.parse(request.now)}-\\d+$`));
    expectWellFormed(question);
    expect(isTopic(topic)).toBe(true);
    if (sourceUrl !== null) expect(sourceTitle).not.toBeNull();
  }
}

function expectWellFormed(question: string): void {
  expect(question).toMatch(/^[\p{Lu}\d$][^?!<>{}"\n]*[\p{L}\p{N}.+]\?$/u);
  expect(question).not.toMatch(/ {2}|undefined|null|NaN|\[|\]/);
  expect(question).not.toMatch(/\b(\p{Ll}+) \1\b/u);
  expect(question).not.toMatch(/\ba (?=[aeio]\w)(?!one|eu)/i);
  expect(question).not.toMatch(/\ban (?=[bcdgjkpqtvwyz]\w*[a-z])/);
  expect(question).not.toMatch(/\b(best|cheapest|greatest|finest|lowest|unbeatable)\b/i);
  expect(question.split(' ').length).toBeWithin(4, 19);
}

function expectClusters({ clusters, questions }: Cloud): void {
  expect(clusters.length).toBeWithin(4, 9);
  expect(clusters.map(({ id }) => id)).toEqual(clusters.map((_, index) => `cluster-${index + 1}`));
  expect(new Set(clusters.map(({ label }) => label)).size).toBe(clusters.length);
  for (const { id, label, questionCount } of clusters) {
    expect(label).toMatch(/^\p{Lu}[\p{L}\p{N} :,-]{3,60}$/u);
    expect(questionCount).toBeGreaterThanOrEqual(2);
    expect(questions.filter(({ clusterId }) => clusterId === id).length).toBe(questionCount);
  }
  const total = clusters.reduce((sum, { questionCount }) => sum + questionCount, 0);
  expect(total).toBe(questions.length);
}

function expectRecommended({ clusters, questions }: Cloud): void {
  const recommended = questions.filter(({ isRecommended }) => isRecommended);
  expect(recommended.length).toBeWithin(5, 11);
  const known = new Set(clusters.map(({ id }) => id));
  for (const { clusterId } of recommended) expect(known).toContain(clusterId);
}

function sentencesIn(text: string): number {
  return text.split(/[.”]\.? (?=\p{Lu})/u).length;
}
