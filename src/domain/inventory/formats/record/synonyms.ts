import type { FieldName } from '../format.ts';

/** Columns whose name is their unit. A column "Miles" is none: Canadian exports keep that name. */
export const kilometreColumns: readonly string[] = [
  'kilometers',
  'kilometres',
  'kilometrage',
  'km',
  'kms',
  'mileagekm',
  'odometerkm',
  'odometerkilometers',
  'mileageinkm',
];

/**
 * What suppliers call each field: names as `columnName` folds them, best first, the first that has
 * a value counts. Cost, invoice and book value are not listed: they are never published.
 */
export const synonyms: Record<FieldName, readonly string[]> = {
  vin: words(`
    vin vinnumber vehicleidentificationnumber vehiclevin vinno vincode fullvin chassisnumber
    serialnumber niv
  `),
  stockNumber: words(`
    stocknumber stock stockno stocknum stk stkno stknumber stockid dealerstocknumber
    vehiclestocknumber inventorynumber lotnumber sku noinventaire
  `),
  fallbackId: words('vehicleid id listingid unitid registrationnumber plate lot'),
  condition: words(`
    stateofvehicle condition newused neworused newusedflag newusedindicator newusedcertified nu
    usednew newpreowned type vehiclecondition conditiontype inventorytype invtype stocktype
    listingtype salestype vehicletype saleclass vehicleclassification newflag etat
  `),
  certified: words(`
    certified certifiedpreowned iscertified cpo iscpo cpoflag certifiedflag certifiedused
    ismanufacturercertified oemcertified certificationtype cpoprogram
  `),
  status: words(`
    availability availabilitystatus vehicleavailability vehiclestatus inventorystatus stockstatus
    status statuscode statusdescription shippingstatus lotstatus lifecyclestatus statut
  `),
  isNew: words('isnew newvehicle'),
  isUsed: words('isused usedvehicle'),
  whereabouts: words('instock lotlocation vehiclelocation stocklocation location'),
  isInTransit: words('intransit isintransit intransitflag transit'),
  isPending: words('pending ispending salepending issalepending dealpending onhold'),
  isSold: words('sold issold soldflag'),
  year: words('year modelyear yr vehicleyear caryear my annee'),
  make: words(
    'make makename brand manufacturer manufacturername vehiclemake carmake mfr mfg marque',
  ),
  model: words('model modelname modeldescription vehiclemodel carmodel modele'),
  trim: words(`
    trim trimlevel trimname trimdescription series vehicletrim modeltrim styletrim version
    seriesdetail variant
  `),
  title: words('title headline vehicletitle listingtitle marketingtitle styledescription name'),
  bodyStyle: words(`
    bodystyle body bodytype standardbody bodystyledescription bodydescription normalbodystyle
    vehiclebody     autowriterbody bodyclass vehicleclass marketclass epaclassification carrosserie
  `),
  drivetrain: words(`
    drivetrain drivetype drive drivewheelconfiguration driveline drivelinetype wheeldrive
    drivetraindesc drivetraindescription drivetraintype drivewheels driventrain wheels
  `),
  fuelType: words(`
    fueltype fuel normalfueltype enginefueltype enginefuel fuelname fueldescription fuelkind
    carburant electrictype
  `),
  transmission: words(`
    transmissiondescription transmissiondesc transmission transmissiontype transmissionname trans
    transtype transdesc gearbox transmissionspeed
  `),
  engine: words(
    'enginedescription enginedesc engine enginetype enginename enginesummary motor moteur',
  ),
  cylinders: words(
    'enginecylinders enginecylinderct cylinders cylindercount numberofcylinders cyl',
  ),
  displacement: words(`
    enginedisplacement displacement displ enginesize enginedisplacementliters engineliters liters
    litres
  `),
  doors: words('doors bodydoorct doorct numberofdoors doorcount numdoors noofdoors portes'),
  exteriorColor: words(`
    exteriorcolor exteriorcolour extcolor extcolour color colour exterior vehiclecolor
    exteriorcolorname extcolorname colorexterior basecolor genericcolor genericexteriorcolor
    extcolorgeneric exteriorcolorgeneric exteriorgenericcolor couleur couleurexterieure
  `),
  interiorColor: words(`
    interiorcolor interiorcolour intcolor intcolour interior interiorcolorname intcolorname
    colorinterior genericinteriorcolor intcolorgeneric interiorcolorgeneric couleurinterieure
  `),
  mileage: words(`
    mileagevalue mileage miles odometer odometervalue odometerreading odo currentmileage
    vehiclemileage mileageinmiles ${kilometreColumns.join(' ')}
  `),
  mileageUnit: words(`
    mileageunit odometerunit mileageunits odometerunits mileagetype odometertype odometeruom
    mileageunitcode distanceunit
  `),
  price: words(`
    internetprice eprice saleprice specialprice internetspecial sellingprice price pricevalue
    dealerprice askingprice advertisedprice ourprice yourprice listprice
    listingprice retailprice webprice
    onlineprice finalprice currentprice vehicleprice totalprice pricinginternetprice
    pricingsaleprice pricingsellingprice pricingprice priceamount pricingamount price1
    discountedprice cashprice bestprice prix prixvente
  `),
  msrp: words(`
    msrp vehiclemsrp msrpprice stickerprice basemsrp totalmsrp pricingmsrp manufacturermsrp
    manufacturersuggestedretailprice suggestedretailprice factorymsrp pdsf
  `),
  currency: words('currency pricecurrency currencycode pricingcurrency devise'),
  country: words(`
    country countrycode addresscountry dealercountry dealeraddresscountry storecountry
    sellercountry locationcountry pays
  `),
  region: words(`
    province state region addressregion addressstate addressprovince dealerprovince dealerstate
    dealerregion dealeraddressstate dealeraddressprovince storestate storeprovince sellerstate
    locationstate locationprovince stateprovince provincestate
  `),
  address: words('dealershipaddress dealeraddress storeaddress selleraddress address location'),
  dateInStock: words(`
    dateinstock datefirstonlot firstonlotdate entrydate inventorydate inventorysince stockdate
    stockeddate stockindate instockdate datein datestocked receiveddate datereceived arrivaldate
    dateadded inventoryentrydate lotdate
  `),
  daysInStock: words(`
    daysinstock age daysonlot daysinlot inventoryage vehicleage stockage daysininventory dayinstock
    numberofdaysinstock
  `),
  description: words(`
    description comments sellercomments dealercomments dealercomment sellernotes vehiclecomments
    vehicledescription webdescription longdescription marketingdescription adcopy notes comment
  `),
  features: words(`
    options features feature vehicleoption vehicleoptions vehiclefeatures optionlist
    optiondescriptions installedoptions dealeroptions standardoptions equipment
    categorizedoptions featuresfeature optionsoption equipmentitem optionlistoption
  `),
  images: words(`
    imagelink imageurl imagelist images imagesurl image photos photourls photourllist photourl
    photo photosurl photolist photolinks picturelist pictures pictureurls pictureurl imageurls
    imageurllist mainimage primaryimage additionalimagelink additionalimagelinks
    additionalimages additionalphotos mainphoto media imagesimage imagesimageurl imagesimagelink
    imagelistimage photosphoto photosphotourl photolistphoto picturespicture imageurlsimageurl
    mediaurl
  `),
  url: words(`
    url link vdpurl vdplink vdp vehicleurl vehiclelink vehicledetailurl vehicledetaillink
    vehicledetailpage detailurl detailsurl listingurl productlink website
  `),
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
