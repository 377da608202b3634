import { describe, expect, test } from 'bun:test';
import { checkPost } from '../../src/domain/social/compliance.ts';
import { cautionsFor, draftReply } from '../../src/domain/social/reviews/draft-reply.ts';
import { replyFaults } from '../../src/domain/social/reviews/reply-faults.ts';
import { harness } from '../support/harness.ts';

const store = { name: 'Prairie Motors', phone: '(402) 555-0142' };
const texts = [
  null,
  '',
  'Bought a Tacoma from Mike, easy process and great price.',
  'Great customer service!',
  'Good service but waited 2 hours for an oil change.',
  'Sales was fine, financing took forever.',
  'They called me 10 times a day after I asked for an offer.',
  'The service advisor was rude and the repair was not done right.',
  'Bait and switch. They added $3,000 in fees to the advertised price.',
  'Still waiting for my title after 60 days. Nobody responds.',
  'The engine broke down after 3 days and they refuse to fix it.',
  'I will sue and contact the BBB.',
  'The salesman was racist to my wife.',
  'The brakes failed after your repair and my kids were hurt.',
  'Muy mal servicio, esperé cuatro horas y el vendedor me contestó grosero.',
  'Excelente atención, el vendedor muy amable. Gracias por todo.',
];

function draft(text: string | null, starRating: number, id = `${text}-${starRating}`): string {
  return draftReply({ id, starRating, text }, store);
}

test('no draft says what may not be said, or what nobody can know', async () => {
  await using app = harness();
  const site = await app.makeSite();
  for (const starRating of [1, 2, 3, 4, 5]) {
    for (const text of texts) {
      for (const id of ['a', 'b', 'c', 'd']) {
        const made = draft(text, starRating, id);
        expect([made, replyFaults(made)]).toEqual([made, []]);
        expect((await checkPost(app.app.ctx, site.id, made)).errors).toEqual([]);
        expect(made).toEndWith('Prairie Motors');
        expect(made).not.toMatch(/\bwe will\b|\bpromise|guarantee|passed on|has been read|Mike/i);
        expect(made.length).toBeLessThan(500);
      }
    }
  }
});

describe('a draft', () => {
  test('says no more of praise than there is', () => {
    expect(draft(null, 5)).toContain('five stars');
    expect(draft('Great customer service!', 5)).not.toContain('department');
    expect(draft('Good work, but the oil change was slow.', 4)).toContain('frank');
    expect(draft('Good work on the oil change.', 4)).toContain('service department');
  });

  test('speaks of what the complaint is about, and says whom to ask', () => {
    for (const [text, words] of [
      ['They added fees to the price.', 'Prices and fees'],
      ['Two months and no title.', 'paperwork'],
      ['Nobody called me back.', 'Keeping in touch'],
      ['I sat there waiting for hours.', 'time is valuable'],
      ['The advisor was rude.', 'treated with respect'],
    ] as const) {
      const made = draft(text, 1);
      expect([made, made.includes(words)]).toEqual([made, true]);
      expect(made).toContain('(402) 555-0142');
    }
    const unheard = draftReply({ id: 'x', starRating: 1, text: null }, { ...store, phone: null });
    expect(unheard).toContain('ask for a manager at the store');
    expect(unheard).not.toContain('to read this');
  });

  test('answers Spanish in Spanish', () => {
    expect(draft(texts[14] ?? '', 1)).toContain('Lamentamos');
    expect(draft(texts[15] ?? '', 5)).toStartWith('¡Gracias');
    expect(draft('The servicio was great, thank you all very much.', 5)).toStartWith('Thank you');
  });

  test('admits nothing where counsel should look first, and says so', () => {
    for (const [text, of] of [
      ['I will sue and contact the BBB.', 'the law'],
      ['My kids were hurt.', 'injury'],
      ['The salesman was racist.', 'discrimination'],
      ['Los voy a demandar, es un fraude.', 'the law'],
    ] as const) {
      expect(cautionsFor({ starRating: 1, text })[0]).toContain(of);
      expect(draft(text, 1)).toMatch(/serious matter|asunto serio/);
    }
    expect(cautionsFor({ starRating: 5, text: 'They were great after my accident.' })).toEqual([]);
  });
});

test('what an answer may hold is told from what it may not', () => {
  const refused = [
    'Change your review and we send you a gift card.',
    'If your review were updated to five stars we would be glad.',
    'Please consider updating... could you edit that review?',
    'We would love it if you could raise your star rating.',
    'We offer a discount for your honest feedback.',
    'Our lawyer will write to you.',
    'Le damos un descuento si cambia su reseña.',
    'Por favor elimine su reseña.',
    'We remember that you financed it.',
    'Your car 1HGCM82633A004352 is ready.',
  ];
  const taken = [
    'Please feel free to share more feedback with us.',
    'We will review the change with the team.',
    'Ask for Sue at the front desk.',
    'Thank you for the five stars!',
    'We made a change to our hours after reviews like this.',
    'Gracias por su reseña y por las cinco estrellas.',
  ];
  for (const text of refused) expect([text, replyFaults(text).length > 0]).toEqual([text, true]);
  for (const text of taken) expect([text, replyFaults(text)]).toEqual([text, []]);
});
