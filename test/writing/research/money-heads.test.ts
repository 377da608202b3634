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
    ['auto loan rates', 'What decides my car loan interest rate?'],
    ['used car dealer no credit check', 'Are there car dealerships with no credit check?'],
    ['do car dealerships check your credit', 'Do car dealerships check your credit?'],
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
  ])('"%s"', (keyword, form) => {
    expect(headOf(keyword)).toMatchObject({ form, covers: true });
    expect(followersOf(form).length).toBeGreaterThanOrEqual(4);
  });
});
