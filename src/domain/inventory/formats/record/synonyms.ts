import type { FieldName } from '../format.ts';

/**
 * What suppliers call each field: names as `columnName` folds them, best first, the first that has
 * a value counts. Cost, invoice and book value are not listed: they are never published.
 */
export const synonyms: Record<FieldName, readonly string[]> = {
  vin: words('vin vinnumber vehicleidentificationnumber vinno chassisnumber'),
  stockNumber: words(`
    stocknumber stock stockno stocknum stk stkno stockid dealerstocknumber lotnumber
  `),
  fallbackId: words('vehicleid id listingid unitid registrationnumber plate lot'),
  condition: words(`
    stateofvehicle condition newused neworused newusedcertified nu type vehiclecondition
    inventorytype stocktype vehicletype saleclass
  `),
  certified: words('certified certifiedpreowned iscertified cpo certifiedflag'),
  status: words(`
    availability vehiclestatus inventorystatus stockstatus status shippingstatus lotstatus
  `),
  year: words('year modelyear yr vehicleyear my'),
  make: words('make makename brand manufacturer vehiclemake mfr'),
  model: words('model modelname vehiclemodel'),
  trim: words('trim trimlevel trimname series vehicletrim modeltrim'),
  title: words('title headline styledescription name'),
  bodyStyle: words(`
    bodystyle body bodytype standardbody bodyclass vehicleclass marketclass
    epaclassification
  `),
  drivetrain: words(`
    drivetrain drivetype drive drivewheelconfiguration driveline wheeldrive
    drivetraindescription
  `),
  fuelType: words('fueltype fuel enginefueltype fuelname electrictype'),
  transmission: words('transmissiondescription transmission transmissiontype trans gearbox'),
  engine: words('enginedescription engine enginetype enginename motor'),
  cylinders: words('enginecylinders cylinders cyl'),
  displacement: words('enginedisplacement displacement enginesize liters'),
  doors: words('doors numberofdoors doorcount numdoors'),
  exteriorColor: words(`
    exteriorcolor exteriorcolour extcolor color colour exterior vehiclecolor
    extcolorgeneric exteriorcolorgeneric
  `),
  interiorColor: words(`
    interiorcolor interiorcolour intcolor interior intcolorgeneric interiorcolorgeneric
  `),
  mileage: words(`
    mileagevalue mileage miles odometer odometervalue odometerreading odo currentmileage
    kilometers kilometres km
  `),
  mileageUnit: words('mileageunit odometerunit mileageunits odometerunits distanceunit'),
  price: words(`
    internetprice saleprice specialprice sellingprice price pricevalue dealerprice
    askingprice advertisedprice ourprice listprice retailprice webprice finalprice
  `),
  msrp: words('msrp vehiclemsrp stickerprice basemsrp pricingmsrp manufacturermsrp'),
  currency: words('currency pricecurrency currencycode'),
  dateInStock: words(`
    dateinstock datefirstonlot entrydate inventorydate stockdate instockdate datein
    receiveddate dateadded
  `),
  daysInStock: words('daysinstock age daysonlot inventoryage daysininventory'),
  description: words(`
    description comments sellercomments dealercomments vehicledescription webdescription
    notes comment
  `),
  features: words(`
    options features feature vehicleoption vehicleoptions optionlist equipment
    categorizedoptions
  `),
  images: words(`
    imagelink imageurl imagelist images imagesurl image photos photourls photourl photo
    photosurl photolist pictures imageurls additionalimagelink additionalimagelinks
  `),
  url: words('url link vdpurl vehicleurl detailurl listingurl website'),
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
