import { describe, expect, test } from 'bun:test';
import { embeddedWriter } from '../../../src/providers/writer/embedded.ts';
import { groundsOf } from '../../../src/providers/writer/model/grounds.ts';
import { faultsOfLine } from '../../../src/providers/writer/model/line-faults.ts';
import { materialsOf } from '../../../src/providers/writer/model/material.ts';
import { modelSheet } from '../../../src/providers/writer/model/model-sheet.ts';
import { sentencesOf, wordsWithoutSpaces } from '../../../src/providers/writer/model/scripts.ts';
import type { Language } from '../../../src/writing/brief.ts';
import { landingBrief } from '../../support/brief.ts';

/** What may be said of the Equinox: the lowest price of the fixture is $30,425. */
async function faults(language: Language, line: string): Promise<string[]> {
  const sheet = modelSheet(landingBrief('Chevrolet', 'Equinox', { language }));
  const plan = await embeddedWriter.outline(sheet.brief, new AbortController().signal);
  const grounds = groundsOf(sheet, materialsOf(sheet, plan).materials);
  return faultsOfLine(line, grounds).map(({ text }) => text);
}

const sound: [Language, string][] = [
  ['Spanish', 'El Equinox cuesta desde 30.425 dólares en Duluth.'],
  ['French', 'Le Chevrolet Equinox coûte à partir de 30 425 $ à Duluth.'],
  ['Portuguese', 'O Equinox custa a partir de $30.425.'],
  ['Vietnamese', 'Chiếc Equinox có giá từ 30.425 USD.'],
  ['Tagalog', 'Ang Equinox ay nagsisimula sa $30,425.'],
  ['Russian', 'Цена на Chevrolet Equinox начинается с 30 425 долларов.'],
  ['Japanese', 'Chevrolet Equinoxの価格は30,425ドルからです。'],
  ['Mandarin Chinese', 'Equinox的价格从30425美元起。'],
  ['Korean', '에퀴녹스 가격은 30,425달러부터입니다.'],
  ['Arabic', 'يبدأ سعر السيارة من ٣٠٬٤٢٥ دولارًا.'],
  ['Farsi', 'قیمت از ۳۰٬۴۲۵ دلار شروع می‌شود.'],
  ['Hebrew', 'המחיר מתחיל ב-30,425 דולר.'],
];

describe('a sentence in another language', () => {
  for (const [language, line] of sound) {
    test(`passes in ${language} with a figure of the facts, and fails with another`, async () => {
      expect(await faults(language, line)).toEqual([]);
      const wrong = line.replace('425', '427').replace('٤٢٥', '٤٢٧').replace('۴۲۵', '۴۲۷');
      expect(wrong).not.toBe(line);
      expect(await faults(language, wrong)).not.toEqual([]);
    });
  }

  test('names no make that is not in the facts', async () => {
    expect(await faults('Spanish', 'El Porsche es otra cosa.')).not.toEqual([]);
    expect(await faults('Japanese', 'Porscheとは違います。')).not.toEqual([]);
    expect(await faults('Arabic', 'ليست مثل Porsche.')).not.toEqual([]);
  });

  test('gives nothing away and guarantees nothing', async () => {
    const promises: [Language, string][] = [
      ['Spanish', 'El primer cambio de aceite es gratis.'],
      ['French', 'La livraison est gratuite.'],
      ['Russian', 'Доставка бесплатная.'],
      ['Mandarin Chinese', '送货免费。'],
      ['Japanese', '配送は無料です。'],
      ['Arabic', 'التوصيل مجاني.'],
    ];
    for (const [language, line] of promises) {
      expect([language, (await faults(language, line)).length]).toEqual([language, 1]);
    }
  });

  test('is in that language', async () => {
    const line = 'Paint changes with the light and with the hour of the day.';
    expect(await faults('Korean', line)).toContain('it is not in Korean');
  });
});

test('texts without spaces are cut into sentences and words', () => {
  expect(sentencesOf('タイヤは古くなります。溝を見てください。', 'Japanese')).toHaveLength(2);
  expect(wordsWithoutSpaces('轮胎会老化。', 'Mandarin Chinese')).toBeGreaterThan(1);
  expect(wordsWithoutSpaces('Los neumáticos envejecen.', 'Spanish')).toBeNull();
});
