/** Offers a language to a browser that prefers it, in that language. */
export default {
  question: 'Switch to English?',
  accept: 'Switch',
  dismiss: 'No, thanks',
} as const;
