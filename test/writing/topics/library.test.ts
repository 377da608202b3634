import { describe, expect, test } from 'bun:test';
import { bannedPhraseIn } from '../../../src/writing/check/banned-phrases.ts';
import type { Sentence } from '../../../src/writing/knowledge/module.ts';
import { library } from '../../../src/writing/topics/library.ts';
import { topics } from '../../../src/writing/topic.ts';
import { citesOf } from '../../../src/writing/realise/cite-here.ts';
import { readMarks } from '../../../src/writing/topics/marks.ts';
import { hasBannedWord, hasFigure, namesMake } from '../wording-measures.ts';

type Placed = { at: string; sentence: Sentence; namesModel: boolean };

const { files } = library();
const placed: Placed[] = files.flatMap(({ file, questions, modules }) => [
  ...questions.flatMap(({ text, asked, answer }) =>
    (answer ?? []).map((sentence) => ({
      at: `${file}: ${text}`,
      sentence,
      // "{a}" and "{the}" stand for the model where the keyword names one.
      namesModel: asked.includes('model') || text.includes('{'),
    })),
  ),
  ...modules.flatMap(({ id, answer, points }) => [
    { at: `${file}: ${id}`, sentence: answer, namesModel: true },
    ...points.flatMap((point) =>
      point.sentences.map((sentence) => ({
        at: `${file}: ${id}/${point.id}`,
        sentence,
        namesModel: true,
      })),
    ),
  ]),
]);
const wordings = placed.flatMap(({ at, sentence, namesModel }) =>
  sentence.wordings.map((text) => ({ at, text, namesModel, cite: sentence.cite })),
);
const where = (found: readonly { at: string; text: string }[]) =>
  found.map(({ at, text }) => `${at}: ${text}`);

describe('the topic files as a library', () => {
  test('have a file for every topic, named after it', () => {
    const own = files.filter(({ isTheme }) => !isTheme).map(({ id }) => id);
    expect(own.sort()).toEqual([...topics].sort());
    expect(files.filter(({ file, id }) => file !== `${id}.md`)).toEqual([]);
  });

  test('answer each question once, and name each module once', () => {
    const answered = files.flatMap(({ questions }) =>
      questions.flatMap(({ text, answer }) => (answer ? [text] : [])),
    );
    expect(answered.filter((text, index) => answered.indexOf(text) !== index)).toEqual([]);
    const ids = files.flatMap(({ modules }) => modules.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { modules } of files) {
      for (const { id, points } of modules) {
        const names = points.map((point) => point.id);
        expect([id, new Set(names).size]).toEqual([id, names.length]);
      }
    }
  });

  test('ask next what another question asks, once each', () => {
    const known = library().questions;
    const stray = files.flatMap(({ file, questions }) =>
      questions.flatMap(({ text, following }) =>
        following
          .filter(
            (next, index) => !known.has(next) || next === text || following.indexOf(next) < index,
          )
          .map((next) => `${file}: ${text}: ${next}`),
      ),
    );
    expect(stray).toEqual([]);
  });

  test('say nothing twice', () => {
    const texts = wordings.map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

describe('every wording', () => {
  test('is made of whole sentences', () => {
    expect(where(wordings.filter(({ text }) => !/^[A-Z{"$\d].*[.?]$/.test(text)))).toEqual([]);
    expect(where(wordings.filter(({ text }) => /\s{2}|\s[,.;]/.test(text)))).toEqual([]);
  });

  test('uses slots that have a value where it is said', () => {
    const general = ['{store}', '{city}', '{state}'];
    const ofModel = ['{model}', '{name}', '{make}'];
    const misplaced = wordings.filter(({ text, namesModel }) =>
      (text.match(/\{\w*\}?/g) ?? []).some(
        (slot) => !general.includes(slot) && !(namesModel && ofModel.includes(slot)),
      ),
    );
    expect(where(misplaced)).toEqual([]);
    // "a Equinox" and "an Camry" would be wrong for some model, so no article stands before a name.
    expect(where(wordings.filter(({ text }) => /\ban? \{(model|make)\}/i.test(text)))).toEqual([]);
  });

  test('has one beside it that needs no slot', () => {
    const bound = placed.filter(({ sentence }) =>
      sentence.wordings.every((text) => text.includes('{')),
    );
    expect(bound.map(({ at }) => at)).toEqual([]);
  });

  test('states a figure only with a public source', () => {
    expect(where(wordings.filter(({ text, cite }) => hasFigure(text) && !cite))).toEqual([]);
  });

  test('has marks before its sources that can be read', () => {
    const marks = wordings.flatMap(({ cite }) => citesOf(cite ?? '').map((one) => one.marks));
    for (const given of new Set(marks)) if (given !== null) expect(readMarks(given)).toBeObject();
  });

  test('holds no filler, promise, tie-in or brand', () => {
    // Who asks for a brand is told of it by its name.
    const said = wordings.map(({ at, text, ...rest }) => {
      const asked = at.slice(at.indexOf(':')).match(/\b[A-Z][a-z]+/g) ?? [];
      const own = new RegExp(String.raw`\b(?:${asked.join('|')})\b`, 'g');
      return { ...rest, at, text: asked.length > 0 ? text.replace(own, 'one') : text };
    });
    const broken = said.filter(({ text }) => bannedPhraseIn(text) ?? hasBannedWord(text));
    expect(where(broken).slice(0, 40)).toEqual([]);
  });

  test('names makes only where it is asked which cars, or of that make', () => {
    const asksWhich =
      /: (?:Which |Is a manual .*still |What makes (?:a|\{a\}) (?:\w+ ){0,2}(?:car |good ))/;
    const named = wordings.filter(({ at, text }) => namesMake(text, at) && !asksWhich.test(at));
    expect(where(named)).toEqual([]);
  });
});
