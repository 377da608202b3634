/** Of what stock, pages and single states ask for. */
export const pageSuggestions = {
  'D-AVAILABLE': 'Quite el vehículo del texto, o nombre uno que esté en el lote.',
  'D-STOCK-EXISTS': 'Corrija el número, o nombre otro vehículo.',
  'D-PRICE-MATCH': 'Escriba el precio de hoy, o quite el precio.',
  'D-CONDITION': 'Escriba nuevo, usado o certificado, según sea el vehículo.',
  'D-OFFER-EXPIRED': 'Quite la oferta, o renuévela con otro último día.',
  'D-OFFER-FACT': 'Registre la oferta, o escriba sus cifras como están registradas.',
  'D-PAYMENT-MATH': 'Calcule de nuevo el pago, o indique la cantidad financiada.',
  'D-UNGROUNDED': 'Quite la cifra, o haga redactar el artículo de nuevo con ese dato.',
  'D-DEALER-NAME': 'Agregue una vez el nombre del concesionario y la ciudad.',
  'D-DOC-FEE-AMOUNT':
    'Indique la cantidad junto a las palabras: "a $85 document processing charge".',
  'D-CA-SENTENCE':
    'Agregue "Plus government fees and taxes, any finance charges, any dealer document ' +
    'processing charge, any electronic filing charge, and any emission testing charge", o ' +
    '"price includes all dealer fees".',
  'D-CA-VIN': 'Agregue los últimos ocho caracteres del VIN: "VIN ending in KFA03385".',
  'D-MODEL-LINK': 'Escriba la marca justo antes del modelo: "Honda Pilot".',
  'D-BRAND-MIX': 'Dé a cada marca su propia página.',
  'D-CASING': 'Escriba el nombre como lo escribe el fabricante.',
  'D-EV-STALE': 'Diga que los créditos terminaron el 30 de septiembre de 2025, o quite el pasaje.',
  'H-ALT': 'Diga en "alt" qué muestra la imagen; en un adorno, déjelo vacío.',
  'H-ALT-BAD': 'Diga en pocas palabras qué muestra la imagen.',
  'H-LINK-TEXT': 'Nombre la página en el enlace: "used trucks in stock".',
  'H-HEADING': 'Use un solo título de primer nivel, y baje de nivel uno por uno.',
  'H-TABLE':
    'Haga de las celdas de la primera fila <th scope="col">, y agregue un título a la tabla.',
  'H-CONTRAST': 'Use un color más oscuro o más claro: 4.5 a 1, o 3 a 1 en texto grande.',
  'H-FINE-PRINT': 'Ponga el aviso al lado de la afirmación, en letra de por lo menos 10 puntos.',
  'H-ASTERISK':
    'Diga la condición al lado de la afirmación, o agregue una nota al pie que solo la explique.',
  'H-PROMINENCE': 'Ponga en el título el total a pagar al firmar, o quite de allí la parte.',
  'H-AI-IMAGE':
    'Use una foto del vehículo, o agregue "Image is an illustration, not the actual vehicle".',
  'H-LANG': 'Dé el aviso también en español.',
  'TX-DESTINATION': 'Incluya el flete y la preparación en el precio.',
  'TX-DOWN-PRICE': 'Indique solo el precio, y las condiciones del préstamo por separado.',
  'TX-WEEKEND':
    'Termine el evento el sábado, o diga en cuál de los dos días no se vende ningún vehículo.',
  'TX-BUYDOWN-AMOUNT':
    'Agregue "dealer contribution of $500 may affect the final negotiated price of the ' +
    'vehicle".',
  'CA-REBATE-NET': 'Muestre la cuenta: "$30,000 MSRP - $2,500 manufacturer rebate = $27,500".',
  'CA-REBATE-AMOUNT': 'Escriba "$1,500 manufacturer rebate", o quite la palabra.',
  'CA-HONOR-PRICE': 'Ofrezca el precio a todos mientras el vehículo no se venda.',
  'NJ-BANNED-PHRASE': 'Quite la frase e indique el precio.',
  'NJ-TOTAL-COST': 'Agregue "total of payments $21,456".',
  'IL-GIFT': 'Quite el regalo, o descuente su valor del precio.',
  'IL-SALE': 'Agregue el precio anterior: "regularly $26,500".',
  'OH-DEMO-MILES': 'Llámelo vehículo usado, y dé sus millas.',
  'VA-LIST-PRICE': 'Llámelo precio pedido (asking price).',
  'VA-BUYDOWN-COST': 'Ofrezca la tasa sin cambiar el precio.',
  'FL-USAGE': 'Nombre el informe o los registros que lo muestran, o quítelo.',
  'FL-YEAR-MAKE-MODEL': 'Escriba "2019 Ford F-150" junto al precio.',
  'ALL-IN-FEES':
    'Incluya en el precio todos los cargos del concesionario, y nombre lo que queda fuera: ' +
    '"plus tax, title and government fees", en Canadá "plus tax and licensing".',
  'ALL-IN-FREIGHT':
    'Anuncie el precio con todo incluido, y deje fuera solo el impuesto y la matrícula.',
  'CA-VA-USED': 'Escriba "used" o "pre-owned" antes del vehículo.',
} as const;
