/** Puts the events of a stream together again (HTML, 9.2.6), of which the gateway writes only `\n` and one line of data. */
export function frameReader(onData: (data: string) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const frames = (rest + text).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const line = frame.split('\n').find((one) => one.startsWith('data:'));
      if (line) onData(line.slice('data:'.length).trim());
    }
  };
}
