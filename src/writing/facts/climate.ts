/**
 * States and provinces with months of snow or salt on the road, and those with long heat. One is
 * listed only where nearly all of it is so, since the town of a store is not looked up.
 *
 * Winter: below freezing in the mean of January, by NOAA's statewide normals 1991 to 2020 (NCEI,
 * Climate at a Glance) and the Canadian Climate Normals 1991 to 2020 (Environment and Climate
 * Change Canada), without coastal British Columbia. Hot: about 90 °F and more in the mean maximum
 * of July, by the same normals, and Hawaii, which has no cool season.
 */
const winterStates =
  'AK CO CT IA ID IL IN MA ME MI MN MT ND NE NH NY OH PA RI SD UT VT WI WY ' +
  'AB MB NB NL NS NT NU ON PE QC SK YT';
const hotStates = 'AL AR AZ FL GA HI LA MS OK SC TX';

const winter = new Set(winterStates.split(' '));
const hot = new Set(hotStates.split(' '));

/** What the climate of a state is known to be; empty where nothing is known. */
export function climatesOf(state: string | null): string[] {
  if (state === null) return [];
  return [...(winter.has(state) ? ['winter'] : []), ...(hot.has(state) ? ['hot'] : [])];
}
