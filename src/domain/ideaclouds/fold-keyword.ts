/**
 * A keyword as keywords are searched and compared: without regard to case or to how a letter is
 * composed. What is stored and what is searched for must both come from here. Upper case, because
 * the lower case of a Greek sigma depends on where in the word it stands.
 */
export function foldKeyword(keyword: string): string {
  return keyword.normalize('NFKC').toUpperCase();
}

/** A keyword whatever blanks and marks it is written with, as the index over IdeaClouds has it. */
export function keyOf(keyword: string): string {
  return foldKeyword(keyword).replace(/[ \-?!.,']/g, '');
}
