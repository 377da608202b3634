/** As long as a title that a client gives. */
export const maxTitle = 500;

/** A title made here, cut between words where it is longer than a title may be. */
export function withinTitle(title: string): string {
  const characters = [...title];
  if (characters.length <= maxTitle) return title;
  const cut = characters.slice(0, maxTitle - 1).join('');
  const end = cut.lastIndexOf(' ');
  // A word that fills half a title by itself is cut inside.
  return `${(end > cut.length / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
