/** The style sheets by their names in this folder, in this order. */
export const loadStyles = (...names: string[]): Promise<CSSStyleSheet[]> =>
  Promise.all(
    names.map(async (name) => {
      const response = await fetch(`/worlds/console/${name}`);
      return new CSSStyleSheet().replace(await response.text());
    }),
  );
