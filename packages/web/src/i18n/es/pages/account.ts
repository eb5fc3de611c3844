import type english from '../../en/pages/account.ts';
import type { Translated } from '../../translated.ts';

const account: Translated<typeof english> = {
  title: 'Cuenta',
  noScript: 'Tu cuenta necesita JavaScript. Actívalo y recarga la página.',
  description: 'Tu perfil y tu monedero.',
  place: 'Singapur',
  profile: {
    title: 'Perfil',
    email: 'Correo electrónico',
    displayName: 'Nombre visible',
    currentPassword: 'Contraseña actual',
    reveal: 'Mostrar las contraseñas',
    newPassword: 'Contraseña nueva',
    confirmPassword: 'Confirma la contraseña nueva',
    update: 'Actualizar el perfil',
    notYet: 'Aún no puedes actualizar tu perfil',
    note: 'Aún no disponible',
  },
  settings: 'Ajustes',
  wallet: {
    title: 'Monedero',
    balance: 'Saldo',
    shares: 'Parte del valor total: {{shares}}',
    share: '{{symbol}} {{percent}}',
    asset: 'Activo',
    price: 'Precio',
    change: 'Variación',
    amount: 'Cantidad',
    value: 'Valor',
    up: 'sube',
    down: 'baja',
    unknown: 'desconocida',
    note: 'Valores en USDT.',
    sample: 'Precio de muestra: ahora no hay cotización en tiempo real',
    samples: 'Precios de muestra: ahora no hay cotizaciones en tiempo real.',
    failed: 'No se han podido cargar tus saldos.',
  },
  coin: { USDT: 'Tether', BTC: 'Bitcoin', ETH: 'Ethereum', TRX: 'Tron' },
};

export default account;
