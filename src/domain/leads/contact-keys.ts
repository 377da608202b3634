/** What the same person would give again: an address in small letters, a number by its digits. */
export function emailKey(email: string | null): string | null {
  return email === null ? null : email.trim().toLowerCase();
}

/** North American numbers with and without their country code are one. */
export function phoneKey(phone: string | null): string | null {
  if (phone === null) return null;
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
