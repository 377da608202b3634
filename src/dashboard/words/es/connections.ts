import type { Words } from '../index.ts';

export const connections: Words['connections'] = {
  add: 'Conectar una cuenta',
  addTitle: 'Conectar una cuenta en redes',
  networksTitle: 'Iniciar sesión en una red',
  networksText:
    'Usted da acceso a Forecourt en la propia red. Su contraseña se queda allí; lo que la red ' +
    'entrega se guarda cifrado y no se muestra nunca.',
  signInAt: (network) => `Iniciar sesión en ${network}`,
  notSetUp: 'Antes, quien administra el servidor registra Forecourt en esta red.',
  registered: (address) =>
    `La red lo trae de vuelta a ${address}. Debe estar registrada allí como dirección de retorno.`,
  elsewhere: 'Allí solo está registrada la dirección de la línea de comandos',
  elsewhereText:
    'Inicie sesión con uno de estos enlaces. El navegador termina en una página que no carga: ' +
    'copie su dirección y péguela abajo.',
  pasteTitle: 'Pegar dónde terminó el navegador',
  paste: 'Dirección',
  pasteHint: 'Completa, tal como está en la barra de direcciones.',
  pasteMissing: 'Pegue la dirección completa en la que terminó el navegador.',
  finish: 'Terminar',
  byHandTitle: 'Publicar allí a mano',
  byHandText:
    'Forecourt revisa y programa las publicaciones; alguien de los suyos las copia cuando llega ' +
    'su hora.',
  network: 'Red',
  name: 'Nombre de la cuenta',
  nameHint: 'Como la conocen allí, por ejemplo @prairiemotors.',
  nameWrong: 'Escriba un nombre de hasta 100 caracteres.',
  addByHand: 'Agregarla',
  chooseTitle: '¿Cuál de ellas?',
  chooseText: 'Este inicio de sesión abre varias páginas. Elija la de este concesionario.',
  chooseWrong: 'Elija una de estas.',
  choose: 'Conectar esta',
  returnedTitle: 'Casi conectado',
  returnedText: (store) => `Se inició la sesión. Termine y ${store} quedará conectado.`,
  goneTitle: 'Este inicio de sesión no se puede terminar',
  gone: 'Se empezó hace más de 30 minutos, por otra persona o no aquí. Empiece de nuevo.',
  refused: 'No se conectó y no se cambió nada. Lo que dice la otra parte:',
  check: 'Comprobar ahora',
  again: 'Conectar de nuevo',
  disconnect: 'Desconectar',
  ofAccount: (name) => `(${name})`,
  accountEndTitle: (name) => `¿Desconectar ${name}?`,
  accountEndText:
    'Forecourt olvida el acceso. Las publicaciones y reseñas se conservan; lo programado allí ' +
    'fallará.',
  figuresTitle: (source) => `Conectar ${source}`,
  figuresText:
    'Desde entonces Forecourt trae las cifras cada día, y las de 16 meses atrás. Puede leerlas, ' +
    'y no cambiar nada.',
  connect: 'Conectar',
  property: 'Propiedad',
  propertyHints: {
    search_console:
      'Como la llama Search Console: sc-domain:example.com o https://www.example.com/',
    ga4: 'El número de la propiedad, como 123456789.',
  },
  propertyWrong: 'No es una propiedad de esa fuente.',
  file: 'Archivo de clave',
  fileHint:
    'El archivo JSON de una cuenta de servicio que puede leer la propiedad, o el de un cliente ' +
    'OAuth, con el que después inicia sesión en Google.',
  pasted: 'O su texto',
  pastedHint: 'Se guarda cifrado y no se vuelve a mostrar.',
  fileWrong: 'No es ni el archivo de clave de una cuenta de servicio ni el de un cliente OAuth.',
  fileMissing: 'Elija el archivo o pegue su texto.',
  signInTitle: 'Iniciar sesión en Google',
  signInText:
    'Abra Google, acepte y copie la dirección en la que termina el navegador: esa página no carga.',
  open: 'Abrir Google',
  figuresEndTitle: (source) => `¿Desconectar ${source}?`,
  figuresEndText: 'No se trae nada más. Las cifras que ya están aquí se conservan.',
  settingsTitle: 'Conexiones',
  settingsAccounts: 'Cuentas en redes',
  settingsFigures: 'Search Console y Google Analytics',
  noneYet: 'Aún no hay nada conectado',
};
