import type { Catalogue } from '../../namespace-types.ts';

export default {
  login: {
    title: 'Hola de nuevo',
    description: 'Entra en Touchline para ver tu perfil y tu monedero.',
    other: '¿Es tu primera vez? <other>Crea una cuenta</other>',
    pending: 'Entrando…',
    forgot: '¿Has olvidado la contraseña?',
    forgotSoon: 'Aún no puedes restablecer la contraseña aquí',
    line: 'Cada partido, hasta el pitido final.',
  },
  register: {
    title: 'Crea una cuenta',
    description: 'Abre una cuenta en Touchline con un correo electrónico y una contraseña.',
    other: '¿Ya tienes cuenta? <other>Entra</other>',
    pending: 'Creando la cuenta…',
    line: 'El saque inicial es tuyo.',
  },
  social: {
    label: 'Otras formas de entrar',
    weixin: 'Weixin',
    qq: 'QQ',
    soon: '{{provider}} aún no está disponible',
  },
  noScript:
    'Necesitas JavaScript para entrar o registrarte. Actívalo y recarga la página. Los resultados, las cuotas y las clasificaciones funcionan sin él.',
  or: 'o',
  email: 'Correo electrónico',
  emailExample: 'tu@ejemplo.com',
  password: 'Contraseña',
  reveal: 'Mostrar la contraseña',
  newPassword: 'Elige una contraseña',
  passwordRule: '8 caracteres como mínimo',
  accept:
    'Acepto los <terms>términos del servicio</terms> y la <privacy>política de privacidad</privacy>',
  adult: 'Confirmo que soy mayor de 18 años',
  play: '18+ · Juega con responsabilidad',
  alert: {
    loginFailed: 'No has podido entrar. Revisa tus datos.',
    unaccepted: 'Tienes que aceptar los términos y condiciones',
    taken: 'Este correo ya está registrado',
    toLogin: 'Entrar con él',
    weak: 'Esta contraseña es demasiado fácil de adivinar: elige otra',
    registrationFailed: 'No se ha podido crear la cuenta. Inténtalo más tarde',
  },
  error: {
    emailMissing: 'Escribe tu correo electrónico',
    emailWrong: 'Escribe un correo electrónico, como tu@ejemplo.com',
    passwordMissing: 'Escribe tu contraseña',
    passwordShort: 'Usa al menos 8 caracteres',
  },
} satisfies Catalogue['auth'];
