/** Offers a language to a browser that prefers it, in that language. */
const offer = {
  question: 'Switch to English?',
  accept: 'Switch',
  dismiss: 'No, thanks',
} as const;

export default offer;
