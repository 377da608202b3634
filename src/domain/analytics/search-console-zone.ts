/** Search Console days are days of this zone. */
export const searchConsoleZone = 'America/Los_Angeles';
