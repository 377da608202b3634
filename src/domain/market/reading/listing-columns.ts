import { synonyms } from '../../inventory/formats/record/synonyms.ts';

export type ListingColumn =
  | 'dealer'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'latitude'
  | 'longitude'
  | 'firstSeen'
  | 'lastSeen'
  | 'daysOnMarket';

/**
 * What exports of listings call what a feed does not have, as `columnName` folds it, best first. A
 * member `city` of `dealer` is "dealercity".
 */
export const listingColumns: Record<ListingColumn, readonly string[]> = {
  dealer: words(`
    dealername dealer dealership dealershipname sellername seller storename store rooftop
    rooftopname dealerdealername soldby listedby dealertitle retailer retailername
  `),
  city: words(`
    dealercity sellercity storecity rooftopcity dealeraddresscity locationcity addresscity city
    town municipality ville
  `),
  state: words(`
    dealerstate dealerprovince dealerregion dealeraddressstate dealeraddressprovince sellerstate
    storestate rooftopstate locationstate addressstate ${synonyms.region.join(' ')}
  `),
  postalCode: words(`
    dealerzip dealerzipcode dealerpostalcode dealeraddresszip dealeraddresspostalcode sellerzip
    sellerzipcode sellerpostalcode storezip storepostalcode rooftopzip locationzip addresszip
    addresspostalcode zip zipcode postalcode postcode postal codepostal fsa
  `),
  latitude: words('dealerlatitude dealerlat latitude lat sellerlatitude storelatitude'),
  longitude: words(`
    dealerlongitude dealerlong dealerlon dealerlng longitude long lon lng sellerlongitude
    storelongitude
  `),
  firstSeen: words(`
    firstseenat firstseenatdate firstseen firstseendate firstseenon datefirstseen listedat listedon
    listeddate listdate datelisted listingdate firstlisted dateposted postedat firstlisteddate
  `),
  lastSeen: words(`
    lastseenat lastseenatdate lastseen lastseendate lastseenon datelastseen scrapedat
    scrapedatdate lastchecked lastupdated
  `),
  daysOnMarket: words('daysonmarket dom domactive daysonsite dayslisted dayslive listingage'),
};

/** All of them, for the report of columns that nothing was read from. */
export const allListingColumns = Object.values(listingColumns).flat();

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
