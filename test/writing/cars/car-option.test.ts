import { describe, expect, test } from 'bun:test';
import { type CarOption, optionOf } from '../../../src/writing/cars/car-option.ts';
import { carOf } from '../../../src/writing/cars/car-of.ts';
import { makes } from '../../../src/writing/cars/en/index.ts';
import { guideOf } from '../../../src/writing/cars/guide.ts';

function answerOn(make: string, model: string, option: CarOption, year: number | null = null) {
  const car = carOf({ make, model, year }, []);
  if (!car) throw new Error(`no ${model}`);
  return optionOf(car, option);
}

describe('whether a model comes with something', () => {
  test('is told of the model years that are asked for', () => {
    expect(answerOn('Toyota', 'Camry', 'v6')?.answer).toBe('none');
    expect(answerOn('Toyota', 'Camry', 'v6', 2021)).toMatchObject({ answer: 'some' });
    expect(answerOn('Nissan', 'Kicks', 'awd')?.answer).toBe('some');
    expect(answerOn('Nissan', 'Kicks', 'awd', 2023)?.answer).toBe('none');
    expect(answerOn('Toyota', 'Camry', 'awd', 2019)?.answer).toBe('none');
    expect(answerOn('Toyota', 'Camry', 'awd', 2021)?.answer).toBe('some');
  });

  test('names the years nearest to them that have it', () => {
    const { elsewhere } = answerOn('Toyota', 'Camry', 'v6') ?? {};
    expect(elsewhere?.span.to).toBe(2024);
    expect(elsewhere?.list).toMatch(/V6/);
    expect(answerOn('Mazda', 'Mazda6', 'awd')?.elsewhere).toBeNull();
  });

  test('is not denied where another model is it, or where its kind is unclear', () => {
    expect(answerOn('Chevrolet', 'Equinox', 'electric')).toMatchObject({
      answer: 'sibling',
      name: 'Equinox EV',
    });
    expect(answerOn('Chevrolet', 'Silverado 1500', 'electric')?.name).toBe('Silverado EV');
    expect(answerOn('Toyota', 'Camry', 'electric')).toBeNull();
    expect(answerOn('Ram', '1500', 'hybrid')?.answer).toBe('mild');
    expect(answerOn('Honda', 'Pilot', 'turbo')).toBeNull();
  });

  test('goes by the name of the drive, and a sixth seat by the body', () => {
    expect(answerOn('Toyota', '4Runner', 'awd')?.answer).toBe('other');
    expect(answerOn('Toyota', '4Runner', '4wd')?.answer).toBe('some');
    expect(answerOn('Honda', 'Pilot', 'third-row')?.answer).toBe('every');
    expect(answerOn('Toyota', 'RAV4', 'third-row')?.answer).toBe('none');
    // The sixth place of a pickup is beside the driver.
    expect(answerOn('Ford', 'F-150', 'third-row')).toBeNull();
  });
});

test('every file of the guide names the driven wheels of most of its cars', () => {
  for (const { name } of makes) {
    const spans = guideOf(name)?.models.flatMap((model) => model.spans) ?? [];
    const known = spans.filter(({ drives }) => drives.length > 0);
    expect([name, known.length > spans.length / 2]).toEqual([name, true]);
  }
});

test('a model under another name counts in the years in which it is sold', () => {
  expect(answerOn('Ford', 'Explorer', 'hybrid')).toMatchObject({ answer: 'none' });
  expect(answerOn('Ford', 'Explorer', 'hybrid')?.elsewhere?.span.to).toBeLessThan(2025);
  expect(answerOn('Ford', 'Explorer', 'hybrid', 2022)?.answer).not.toBe('none');
  expect(answerOn('Chrysler', 'Pacifica', 'plug-in', 2022)?.answer).not.toBe('none');
});
