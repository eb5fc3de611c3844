/** The two notes of an alert, in hertz. */
const NOTES = [659, 988];
const NOTE_S = 0.12;
const VOLUME = 0.12;

let context: AudioContext | undefined;

/** Silent until the visitor has first clicked or typed on the page: browsers demand it. */
export function playSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  const gain = context.createGain();
  gain.connect(destination);
  for (const [index, frequency] of NOTES.entries()) {
    const start = currentTime + index * NOTE_S;
    const note = context.createOscillator();
    note.frequency.value = frequency;
    note.connect(gain);
    note.start(start);
    note.stop(start + NOTE_S);
    // Fades each note out: one that is cut off clicks.
    gain.gain.setValueAtTime(VOLUME, start);
    gain.gain.linearRampToValueAtTime(0, start + NOTE_S);
  }
}
