import { expect, test } from 'bun:test';
import { factLabel } from '../../src/dashboard/review/fact-label.ts';
import { en } from '../../src/dashboard/words/en.ts';
import { es } from '../../src/dashboard/words/es.ts';
import { formatsFor } from '../../src/dashboard/words/formats.ts';

const now = Date.UTC(2026, 10, 22, 14);
const show = (timeZone: string, language: 'en' | 'es' = 'en') =>
  formatsFor({ language, words: language === 'en' ? en : es, timeZone, now });

test('zones are named as people there say it, never by their place in a file', () => {
  expect(show('America/Chicago').instant(now)).toBe('Nov 22, 2026, 8:00 AM CT');
  expect(show('America/Chicago').zone()).toBe('Central Time');
  expect(show('America/Chicago', 'es').zone()).toBe('hora central');
  expect([show('UTC').zone(), show('Etc/UTC').zone()]).toEqual(['UTC', 'UTC']);
  const { zoneChoice } = show('UTC');
  expect(zoneChoice('America/New_York')).toBe('Eastern Time (New York)');
  expect(zoneChoice('America/Indiana/Indianapolis')).toBe('Eastern Time (Indianapolis)');
});

test('a zone keeps its name through the year, and two zones never share one', () => {
  const summer = Date.UTC(2026, 6, 1, 14);
  for (const at of [now, summer, now, summer]) {
    expect(show('America/Chicago').instant(at)).toEndWith(' CT');
    expect(show('America/Phoenix').instant(at)).toEndWith(' MST');
    const spanish = show('America/Chicago', 'es').instant(at);
    expect(spanish).not.toBe(show('America/Chicago').instant(at));
    expect(show('UTC').instant(at)).toEndWith(' UTC');
  }
});

test('what begins a line begins with a capital', () => {
  const spanish = show('America/Chicago', 'es');
  expect(spanish.longDay(now)).toBe('Domingo, 22 de noviembre');
  expect(spanish.monthOf('2026-11-01')).toBe('Noviembre de 2026');
});

test('a day has its year where another year could be meant', () => {
  const { ago } = show('America/Chicago');
  const day = 24 * 3_600_000;
  expect([ago(now - 3 * day), ago(now - 200 * day)]).toEqual(['Nov 19', 'May 6, 2026']);
});

test('facts are named in words, and what has none keeps the label of the writer', () => {
  expect(factLabel(en, { id: 'exact.price.min' })).toBe('This vehicle on the lot, lowest price');
  expect(factLabel(es, { id: 'store.city' })).toBe('Ciudad');
  expect(factLabel(en, { id: 'lot.count' })).toBe('On the lot');
  expect(factLabel(en, { id: 'lot.make.ford' })).toBeNull();
});
