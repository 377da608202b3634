type Forms = { one: string; other: string };

/**
 * Counts in a language: `#` stands for the number. English and Spanish have no other forms for
 * whole numbers below a million, and Spanish says "un millón de" where a list is that long.
 */
export function pluralsIn(locale: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (count, forms) => {
    const form = rules.select(count) === 'one' ? forms.one : forms.other;
    return form.replace('#', numbers.format(count));
  };
}
