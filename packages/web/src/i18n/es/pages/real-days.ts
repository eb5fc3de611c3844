import type { Catalogue } from '../../namespace-types.ts';

export default {
  name: 'Días reales',
  go: 'Ir a este día',
  date: 'Otro día',
  range: 'Del {{first}} al {{last}}, los días con partidos en los datos.',
  present: 'Volver al presente',
  days: {
    'england-2012': {
      title: 'El último día en Inglaterra, 2012',
      text: 'Los dos equipos de Mánchester tienen 86 puntos y los diez partidos van por la segunda parte.',
    },
    'munich-2012': {
      title: 'La final de Múnich, 2012',
      text: 'La prórroga entre el Bayern München y el Chelsea en la final de la Liga de Campeones está a punto de acabar.',
    },
    'spain-2014': {
      title: 'El partido decisivo en Barcelona, 2014',
      text: 'El Atlético de Madrid lleva tres puntos de ventaja al Barcelona, que sería campeón si ganara.',
    },
    'england-2016': {
      title: 'La noche del 2 de mayo de 2016',
      text: 'El Leicester City es líder y espera: el Tottenham Hotspur debe ganar en el campo del Chelsea.',
    },
    'liverpool-2019': {
      title: 'La vuelta en Liverpool, 2019',
      text: 'El Liverpool perdió 0–3 en Barcelona la ida de la semifinal.',
    },
    'germany-2019': {
      title: 'El último día en Alemania, 2019',
      text: 'El Bayern München lleva dos puntos de ventaja al Borussia Dortmund y se juegan nueve partidos.',
    },
    'china-2019': {
      title: 'El último día en China, 2019',
      text: 'El Guangzhou Evergrande lleva dos puntos de ventaja al Beijing Guoan y los dos juegan en casa.',
    },
    'brazil-2021': {
      title: 'La última noche en Brasil, 2021',
      text: 'El Flamengo lleva dos puntos de ventaja al Internacional, que tiene mejor diferencia de goles.',
    },
    'england-2022': {
      title: 'El último día en Inglaterra, 2022',
      text: 'El Manchester City lleva un punto de ventaja al Liverpool y todos juegan a la vez.',
    },
    'germany-2023': {
      title: 'El último día en Alemania, 2023',
      text: 'El Borussia Dortmund lleva dos puntos de ventaja al Bayern München y juega en casa.',
    },
  },
} satisfies Catalogue['real-days'];
