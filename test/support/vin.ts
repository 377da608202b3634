const values: Readonly<Record<string, number>> = Object.fromEntries(
  [...'0123456789']
    .map((digit): [string, number] => [digit, Number(digit)])
    .concat(
      [...'ABCDEFGH'].map((letter, index): [string, number] => [letter, index + 1]),
      [...'JKLMN'].map((letter, index): [string, number] => [letter, index + 1]),
      [
        ['P', 7],
        ['R', 9],
      ],
      [...'STUVWXYZ'].map((letter, index): [string, number] => [letter, index + 2]),
    ),
);

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** A whole VIN with its check digit and year code (49 CFR 565.15), from head and serial number. */
export function fixtureVin(head: string, year: number, serial: number): string {
  const code = yearCodes[(year - 2010) % 30] ?? 'A';
  const open = `${head}0${code}F${String(serial).padStart(6, '0')}`;
  const sum = [...open].reduce(
    (total, letter, index) => total + (values[letter] ?? 0) * (weights[index] ?? 0),
    0,
  );
  const digit = sum % 11 === 10 ? 'X' : String(sum % 11);
  return `${open.slice(0, 8)}${digit}${open.slice(9)}`;
}
