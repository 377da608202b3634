import { describe, expect, test } from 'bun:test';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { followersOf } from '../../../src/writing/topics/library.ts';
import { fixtureBrief } from '../../support/brief.ts';

function headOf(keyword: string) {
  return askedSubjectOf(fixtureBrief({ articleId: keyword, keyword }))?.head ?? null;
}

/** What money is asked about, each beside a question that is near by its words and another one. */
describe('on money, what is typed opens the article', () => {
  test.each([
    ['what is apr on a car loan', 'What is APR on a car loan?'],
    ['what is a good apr', 'What is a good APR for a car loan?'],
    ['auto loan rates', 'What are car loan rates by credit score?'],
    ['used car dealer no credit check', 'Are there car dealerships with no credit check?'],
    ['do car dealerships check your credit', 'Do car dealerships check your credit?'],
    ['refi car loan', 'How do I refinance a car loan?'],
    ['lease return what to expect', 'How do I return a leased car?'],
    ['co signer vs co borrower', 'What is the difference between a cosigner and a co-buyer?'],
    ['what is a co borrower', 'What is a co-borrower on a car loan?'],
    ['how to refinance a car loan', 'How do I refinance a car loan?'],
    ['when to refinance a car loan', 'When does it make sense to refinance a car loan?'],
    ['lease buyout', 'How does a lease buyout work?'],
    ['lease buyout loan', 'How do I get a lease buyout loan?'],
    ['lease disposition fee', 'What is a lease disposition fee?'],
    ['extended car warranty cost', 'How much does an extended warranty cost?'],
    ['powertrain warranty', 'What does a powertrain warranty cover?'],
    ['gap insurance cost', 'How much does gap insurance cost?'],
    ['illinois license plate fees', 'How much does it cost to register a car?'],
    ['car title', 'What is a car title?'],
    ['title transfer', 'How do I transfer a car title?'],
    ['bank of canada rate 72 vs 84 month loan', 'Is a 72- or 84-month car loan better?'],
    ['bank wont release title', "What if I don't get the title after I pay off my car?"],
    [
      'is the 7500 ev tax credit available',
      'Is there still a federal tax credit for electric cars?',
    ],
    ['section 179 heavy vehicles', 'Which vehicles qualify for Section 179?'],
    ['inspect out of state car', 'Do I have to inspect a car bought out of state?'],
    ['autocheck vs carfax', 'Is Carfax or AutoCheck better?'],
    ['bad credit and no cosigner', 'Can I get a car loan without a cosigner?'],
    [
      'can you trade in a car that isnt paid off',
      'Can I trade in {my} if I still owe money on it?',
    ],
    ['do i have to pay hst on a used car in ontario', 'How much HST do I pay on a used car?'],
    [
      'carfax canada report what does a lien mean',
      'What does a lien on a Carfax Canada report mean?',
    ],
    ['diesel mechanic jobs', 'How do I become a diesel technician?'],
    ['how much do diesel mechanics make', 'How much do diesel technicians make?'],
    ['car insurance for 16 year old cost', 'How much is car insurance for a new driver?'],
  ])('"%s"', (keyword, form) => {
    expect(headOf(keyword)).toMatchObject({ form, covers: true });
    expect(followersOf(form).length).toBeGreaterThanOrEqual(4);
  });
});
