import { describe, expect, test } from 'bun:test';
import { checkPassword, type Known } from '../../src/domain/people/passwords/check-password.ts';
import { commonPasswords } from '../../src/domain/people/passwords/common-passwords.ts';
import { reasonOf } from '../../src/domain/people/refusals.ts';

const own = { email: 'ana.ruiz@prairiemotors.example', name: 'Ana-María Ruiz' };

function judged(password: string, known: Known = own): string {
  try {
    checkPassword('password', password, known);
    return 'good';
  } catch (error) {
    return reasonOf(error) ?? 'odd';
  }
}

describe('a password', () => {
  test('is refused where it is among the first that are tried', () => {
    const tried = [
      'qwertyuiop123',
      '1q2w3e4r5t6y',
      'PASSWORD1234',
      'P@ssw0rd2026!',
      'passwordpassword',
      '123456789012',
      '987654321098',
      'abcdefghijkl',
      'qwertyuiopas',
      'aaaaaaaaaaaa',
      'abcabcabcabc',
      '121212121212',
      'Sunshine!2026',
      'dragon dragon!!',
      'forecourt2026!',
      'Ruiz2026!!!!!!',
      'ana.ruiz@prairiemotors.example',
      'prairiemotors.example',
      'iloveyou!!!!',
    ];
    expect(tried.filter((one) => judged(one) !== 'password_common')).toEqual([]);
  });

  test('is refused where it is the name of a store of theirs', () => {
    const names = ['Prairie2026!!', 'prairie-motors-2026', 'PrairieMotors1'];
    for (const one of names) {
      const stores = ['Prairie Motors'];
      const known = { email: 'ana@example.com', name: 'Ana' };
      expect(judged(one, { ...known, stores })).toBe('password_common');
      expect(judged(one, known)).not.toBe('password_common');
    }
  });

  test('is good where nobody tries it first, whatever it is made of', () => {
    const good = [
      'correct horse battery',
      'la vaca azul come tarde',
      'tres tristes tigres',
      '48217730915526',
      'ñandúes en bicicleta',
      '正しい馬の電池ホッチキス留め',
      'x7#Kp!vQ2m$Lz',
      '   a b c d   and so forth',
      'sunshine over lincoln nebraska',
    ];
    expect(good.filter((one) => judged(one) !== 'good')).toEqual([]);
  });

  test('has 12 to 256 characters, however they are stored', () => {
    expect(judged('x7#Kp!vQ2m$')).toBe('password_short');
    expect(judged('🦊🐻🐼🐨🐯🦁')).toBe('password_short');
    expect(judged('ab 3'.repeat(64) + 'q')).toBe('password_long');
  });

  test('is compared with thousands that are as long as ours must be', () => {
    const { whole, cores } = commonPasswords();
    expect(whole.size).toBeGreaterThan(3000);
    expect(cores.size).toBeGreaterThan(3000);
    expect([...whole].filter((one) => one.length < 12)).toEqual([]);
    expect([...whole].filter((one) => judged(one) !== 'password_common')).toEqual([]);
  });
});
