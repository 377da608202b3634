/** Of what stock, pages and single states ask for. */
export const pages = {
  'D-AVAILABLE': 'El texto ofrece un vehículo que está vendido o no disponible.',
  'D-STOCK-EXISTS':
    'Un VIN o número de inventario del texto no es de ningún vehículo del concesionario.',
  'D-PRICE-MATCH': 'Un precio del texto no es el del inventario.',
  'D-CONDITION':
    'Lo que el texto dice de la condición de un vehículo no es lo que dice el inventario.',
  'D-OFFER-EXPIRED': 'El texto muestra una oferta cuyo último día ya pasó.',
  'D-OFFER-FACT':
    'Una cifra de una oferta no está en ninguna de las que el concesionario ha registrado.',
  'D-PAYMENT-MATH': 'El pago no resulta del precio, la tasa, el plazo y el pago inicial.',
  'D-UNGROUNDED': 'Una cifra no está entre los datos con los que se escribió el artículo.',
  'D-DEALER-NAME': 'Un texto de venta debe nombrar al concesionario y su ciudad.',
  'D-DOC-FEE-AMOUNT':
    'El cargo por documentos necesita su cantidad, dentro de lo que permite el estado.',
  'D-CA-SENTENCE':
    'En California un vehículo con precio necesita la frase de la ley, sin abreviaturas, o un ' +
    'precio que incluya todos los cargos del concesionario.',
  'D-CA-VIN': 'En California un vehículo con precio necesita su placa o el final de su VIN.',
  'D-MODEL-LINK': 'La primera mención de un modelo va sin su marca.',
  'D-BRAND-MIX': 'Una página sobre una marca promociona vehículos nuevos de otra.',
  'D-CASING': 'Un nombre no está escrito como lo escribe su fabricante.',
  'D-EV-STALE': 'El texto es anterior al fin de los créditos federales y todavía habla de ellos.',
  'H-ALT': 'A una imagen le falta el texto alternativo.',
  'H-ALT-BAD': 'El texto alternativo de una imagen no ayuda a nadie.',
  'H-LINK-TEXT': 'Un enlace no dice adónde lleva.',
  'H-HEADING': 'Los títulos no muestran cómo está construida la página.',
  'H-TABLE': 'Una tabla de datos no tiene celdas de encabezado.',
  'H-CONTRAST': 'El contraste entre el texto y el fondo es demasiado bajo.',
  'H-FINE-PRINT':
    'Un aviso que el texto debe dar está solo donde queda oculto, plegado o demasiado pequeño.',
  'H-ASTERISK': 'Una marca no tiene nota al pie, o la nota contradice aquello a lo que pertenece.',
  'H-PROMINENCE': 'Una parte de lo que se paga al firmar se muestra más grande que el total.',
  'H-AI-IMAGE': 'Una imagen generada o de archivo está junto a un vehículo como si lo mostrara.',
  'H-LANG': 'El texto vende en español y da los avisos solo en inglés.',
  'TX-DESTINATION': 'En Texas un precio debe incluir el flete y la preparación.',
  'TX-DOWN-PRICE': 'En Texas un precio no puede depender de un pago inicial.',
  'TX-BUYDOWN-AMOUNT':
    'Una tasa que paga un concesionario de Texas necesita la cantidad y su efecto en el precio.',
  'TX-WEEKEND': 'En Texas no se pueden vender vehículos un sábado y el domingo que le sigue.',
  'CA-REBATE-NET':
    'Un precio tras un reembolso necesita al lado el precio anterior y el reembolso.',
  'CA-REBATE-AMOUNT': 'En California un reembolso debe darse en dólares y ser del fabricante.',
  'CA-HONOR-PRICE':
    'En California todos pueden comprar al precio anunciado, no solo quien lo pide.',
  'NJ-BANNED-PHRASE': 'Nueva Jersey no permite esta frase en anuncios de vehículos.',
  'NJ-TOTAL-COST':
    'Un pago en un anuncio de crédito de Nueva Jersey necesita al lado el costo total.',
  'IL-GIFT': 'Illinois no permite regalos con un vehículo cuyo precio se negocia.',
  'IL-SALE': 'En Illinois un precio rebajado necesita un precio anterior real.',
  'OH-DEMO-MILES': 'En Ohio un vehículo con 6,000 millas o más no es de demostración.',
  'VA-LIST-PRICE':
    'En Virginia el precio de lista es solo el del fabricante y de un vehículo nuevo.',
  'VA-BUYDOWN-COST':
    'Virginia no permite que el concesionario pase al comprador el costo de una tasa más baja.',
  'FL-USAGE':
    'Lo que un anuncio de Florida dice del uso, la condición o los daños de un vehículo ' +
    'necesita respaldo.',
  'FL-YEAR-MAKE-MODEL': 'En Florida un vehículo con precio necesita su año, marca y modelo.',
  'ALL-IN-FEES':
    'Un precio antes de cargos deja fuera los del concesionario, que aquí deben estar incluidos.',
  'ALL-IN-FREIGHT': 'Aquí el flete, la preparación y los gravámenes deben estar en el precio.',
  'CA-VA-USED': 'Se ofrece un vehículo usado sin una palabra que lo diga.',
} as const;
