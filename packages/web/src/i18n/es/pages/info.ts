import type { Catalogue } from '../../namespace-types.ts';

export default {
  contents: 'En esta página',
  descriptions: {
    contacts: 'Cómo hablar con Touchline: ayuda, correcciones, redacción, privacidad y seguridad.',
    about: 'Qué es Touchline, quién lo hace, de dónde salen las cuotas y qué no hacemos.',
    'subscription-policy':
      'Qué incluye la suscripción a Touchline, cuánto cuesta y cómo cancelarla.',
    jobs: 'Empleo en Touchline y nuestra forma de trabajar.',
    'terms-of-service': 'El acuerdo entre tú y Touchline sobre el uso de este sitio.',
    'privacy-policy': 'Qué datos guarda Touchline, para qué, durante cuánto tiempo y tus derechos.',
    cookies: 'Qué guarda Touchline en tu dispositivo y cómo borrarlo.',
    'responsible-gaming':
      'Cómo lograr que apostar siga siendo un juego y dónde pedir ayuda cuando deja de serlo.',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'No hemos podido cargar esta página.',
  },
} satisfies Catalogue['info'];
