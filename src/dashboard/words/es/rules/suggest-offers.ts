/** Of credit, leases and prices. */
export const offerSuggestions = {
  'Z-APR-TERM': 'Escriba "APR" o "annual percentage rate" junto a la cifra: "1.9% APR financing".',
  'Z-DOWN-AMT': 'Agregue las condiciones: "$999 down, 72 monthly payments of $412, 5.9% APR".',
  'Z-PMT-AMT': 'Agregue las condiciones: "60 months at 4.9% APR with $2,000 down".',
  'Z-TERM':
    'Agregue las condiciones: "$16.67 per month per $1,000 financed, 0% APR, no down payment ' +
    'required".',
  'Z-FIN-CHARGE': 'Agregue las condiciones: "4.9% APR for 36 months with $1,000 down".',
  'Z-QUALIFIER': 'Agregue "for well-qualified buyers" o "with approved credit".',
  'Z-ZERO-TRADEOFF': 'Agregue "in lieu of factory rebate" o "can be combined with the rebate".',
  'Z-DEFERRED':
    'Agregue "interest accrues from the contract date", o diga que los pagos se aplazan.',
  'Z-NONMONTHLY': 'Indique el pago por mes.',
  'Z-RATE-BUYDOWN':
    'Agregue la cantidad: "dealer contribution of $500 may affect the final negotiated price".',
  'M-LEASE-PMT':
    'Agregue las condiciones: "36 months, $3,199 total due at signing, no security deposit ' +
    'required".',
  'M-ZERO-DUE': 'Agregue las condiciones: "$399 per month for 36 months, no security deposit".',
  'M-CAPRED':
    'Agregue "$2,598 total due at signing", por lo menos igual de visible, con el plazo y el ' +
    'depósito de garantía.',
  'M-RATE-NOTICE':
    'Agregue "This percentage may not measure the overall cost of financing this lease."',
  'M-MILEAGE': 'Agregue "10,000 miles per year, then $0.20 per mile".',
  'P-TOTAL-PRICE': 'Agregue "includes all dealer fees; excludes only tax, title and registration".',
  'P-FEE-EXCLUDED': 'Incluya el cargo en el precio, y deje fuera solo los del gobierno.',
  'P-DOWN-NETTED': 'Muestre el precio completo, y el pago inicial por separado.',
  'P-ADDON-REQ': 'Incluya el artículo en el precio anunciado, o diga que es opcional.',
  'P-MARKET-ADJ': 'Dé un solo precio y diga que el ajuste está incluido.',
  'P-REBATE-STACK':
    'Escriba "after rebates available to all buyers", y ponga los demás debajo del precio.',
  'P-COND-REBATE':
    'Agregue "not included in the price; for active-duty military with proof of service".',
  'P-FINANCE-REQ':
    'Indique el precio que paga quien compra al contado, y la oferta de préstamo por separado.',
  'P-TRADE-REQ':
    'Indique el precio sin vehículo a cambio, y el valor del vehículo a cambio por separado.',
  'P-MIN-TRADE': 'Ofrezca un avalúo en lugar de una cantidad.',
  'P-PAYOFF': 'Agregue "negative equity is added to the amount financed".',
  'P-INVOICE':
    'Quite la afirmación, o agregue que la factura puede no ser el costo final del concesionario.',
  'P-COST': 'Compare más bien con el MSRP.',
  'P-WHOLESALE': 'Llámelo precio de venta o precio al público.',
  'P-LOWEST': 'Quite la afirmación, o nombre la política: "see our price-match policy".',
  'P-SAVINGS-BASE': 'Escriba "off MSRP" o "below our former price".',
  'P-USED-SAVINGS': 'Indique solo el precio.',
  'P-INTERNET-PRICE': 'Muestre el único precio que pagan todos los compradores.',
  'P-AS-LOW-AS': 'Agregue el número de inventario, o "MSRP".',
  'P-VEH-ID': 'Agregue "stock # H2231" o los últimos dígitos del VIN.',
  'P-OCCASION': 'Corrija las fechas, o dé otro nombre al evento.',
  'P-EXPIRY': 'Agregue el último día: "ends 8/31" o "through August 31".',
  'P-URGENCY': 'Dé la fecha o el número de vehículos: "offer ends June 30", "5 available".',
  'P-SPECIAL-PURCHASE': 'Agregue "used" o "pre-owned".',
  'P-SELECT-CONSUMER': 'Diríjase a todos los lectores por igual.',
  'P-FREE': 'Agregue "with the purchase of ..." o "no purchase required".',
  'P-PRIZE': 'Agregue "No purchase necessary; see official rules."',
  'P-COUPON': 'Describa la oferta sin cupón.',
} as const;
