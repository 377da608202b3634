/** Of credit, leases and prices. */
export const offers = {
  'Z-APR-TERM': 'La tasa de un préstamo debe llamarse tasa de porcentaje anual (APR).',
  'Z-DOWN-AMT':
    'Si se indica el pago inicial, el anuncio debe dar también las condiciones de pago de todo ' +
    'el préstamo y la APR.',
  'Z-PMT-AMT':
    'Si se indica un pago, el anuncio debe dar también el pago inicial, el número de pagos y ' +
    'la APR.',
  'Z-TERM':
    'Si se indica el plazo del préstamo, el anuncio debe dar también el pago, el pago inicial ' +
    'y la APR.',
  'Z-FIN-CHARGE':
    'Si se indica el costo del financiamiento en dólares, el anuncio debe dar también el pago ' +
    'inicial, el número de pagos y la APR.',
  'Z-QUALIFIER': 'Una tasa que no todos reciben debe decir quién puede obtenerla.',
  'Z-ZERO-TRADEOFF': 'El comprador debe saber si la tasa del 0 % sustituye a un reembolso.',
  'Z-DEFERRED': 'Prometer que al principio no se paga deja abierto qué pasa con los intereses.',
  'Z-NONMONTHLY': 'Los pagos no se dan por mes, y Nueva Jersey no permite otra base.',
  'Z-RATE-BUYDOWN':
    'Una tasa que paga el concesionario debe decirlo, y también que puede afectar el precio.',
  'M-LEASE-PMT':
    'Si se indica el pago de un arrendamiento, el anuncio debe dar también el total a pagar al ' +
    'firmar, el número de pagos y si se exige depósito de garantía.',
  'M-ZERO-DUE':
    'Decir que al inicio del arrendamiento no se paga nada obliga también a dar el pago, el ' +
    'número de pagos y si se exige depósito de garantía.',
  'M-CAPRED':
    'Una parte del costo inicial de un arrendamiento no puede aparecer sin el total a pagar al ' +
    'firmar.',
  'M-RATE-NOTICE':
    'Una tasa en un anuncio de arrendamiento necesita el aviso de que puede no medir el costo ' +
    'del arrendamiento.',
  'M-MILEAGE':
    'Una oferta de arrendamiento debe dar las millas incluidas y lo que cuesta cada milla de más.',
  'P-TOTAL-PRICE':
    'Un precio debe incluir todos los cargos que pagan todos los compradores, salvo los del ' +
    'gobierno, y el anuncio debe decirlo.',
  'P-FEE-EXCLUDED':
    'Un cargo del concesionario queda fuera del precio. La FTC mira el total que el comprador ' +
    'debe pagar.',
  'P-DOWN-NETTED': 'El precio se muestra con el pago inicial ya descontado.',
  'P-ADDON-REQ': 'Lo que todo comprador debe llevarse va dentro del precio.',
  'P-MARKET-ADJ': 'Un recargo sobre el MSRP va dentro del precio anunciado.',
  'P-REBATE-STACK':
    'El precio principal solo puede bajar por reembolsos que reciben todos los compradores.',
  'P-COND-REBATE':
    'Un reembolso para algunos debe decir quién lo recibe, al lado del precio y no dentro de él.',
  'P-FINANCE-REQ':
    'Un precio no puede depender de un préstamo del concesionario ni de un prestamista ' +
    'determinado.',
  'P-TRADE-REQ': 'Un precio no puede depender de entregar un vehículo a cambio.',
  'P-MIN-TRADE':
    'Ofrecer una cantidad por un vehículo que nadie ha visto no es una oferta honesta.',
  'P-PAYOFF':
    'Prometer que se liquida un préstamo exige decir que lo que se debe por encima del valor ' +
    'pasa al préstamo nuevo.',
  'P-INVOICE':
    'Un precio comparado con la factura suena como si se comparara con el costo del concesionario.',
  'P-COST':
    'Lo que costó un vehículo al concesionario no se puede probar en el momento de la venta.',
  'P-WHOLESALE': 'Un precio para el público se llama precio de mayoreo o de fábrica.',
  'P-LOWEST':
    'Afirmar que nadie es más barato exige pruebas constantes, o una política publicada de ' +
    'igualar precios.',
  'P-SAVINGS-BASE': 'Un ahorro necesita el precio desde el que se mide.',
  'P-USED-SAVINGS': 'Texas no permite hablar de ahorros o descuentos en vehículos usados.',
  'P-INTERNET-PRICE': 'Texas no permite un precio propio para internet.',
  'P-AS-LOW-AS':
    'Un precio “desde” debe ser el de un vehículo que el lector pueda identificar, o el MSRP.',
  'P-VEH-ID': 'El precio de un vehículo necesita su número de inventario o VIN.',
  'P-OCCASION': 'Un evento que lleva el nombre de un día del año tiene fecha en otra temporada.',
  'P-EXPIRY': 'Una oferta debe decir cuándo termina.',
  'P-URGENCY': 'Las palabras que apremian al lector necesitan un límite real detrás.',
  'P-SPECIAL-PURCHASE': 'La etiqueta por sí sola no dice que el vehículo es usado.',
  'P-SELECT-CONSUMER': 'Solo se puede decir al lector que fue seleccionado si es verdad.',
  'P-FREE': 'Una oferta gratis debe decir sus condiciones desde el principio.',
  'P-PRIZE': 'Una promoción con premio necesita una forma de participar sin comprar, y sus reglas.',
  'P-COUPON': 'Illinois no permite cupones en la venta de vehículos a consumidores.',
} as const;
