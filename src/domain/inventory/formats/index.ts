import type { FeedFormat } from './format.ts';
import { allocationList } from './allocation-list.ts';
import { autotrader } from './autotrader.ts';
import { carsCom } from './cars-com.ts';
import { dealerManagement } from './dealer-management.ts';
import { googleDelimited } from './google-delimited.ts';
import { googleRss } from './google-rss.ts';
import { homenet } from './homenet.ts';
import { metaDelimited } from './meta-delimited.ts';
import { metaListings } from './meta-listings.ts';
import { metaRss } from './meta-rss.ts';
import { plainDelimited } from './plain-delimited.ts';
import { productCatalogue } from './product-catalogue.ts';
import { vauto } from './vauto.ts';
import { vehicleJson } from './vehicle-json.ts';
import { vehicleXml } from './vehicle-xml.ts';

/** Asked in this order, the particular before the general: the first to recognise a file has it. */
export const formats: readonly FeedFormat[] = [
  allocationList,
  metaDelimited,
  googleDelimited,
  productCatalogue,
  homenet,
  carsCom,
  vauto,
  dealerManagement,
  autotrader,
  plainDelimited,
  metaRss,
  googleRss,
  metaListings,
  vehicleXml,
  vehicleJson,
];
