export interface Device {
  readonly browser?: string;
  readonly system?: string;
}

type Names = readonly (readonly [pattern: RegExp, name: string])[];

// In this order: browsers name those that they descend from, and Android names Linux.
const BROWSERS: Names = [
  [/\bMicroMessenger\//, 'Weixin'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
];

const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Unknown parts are left out. */
export const deviceOf = (browser?: string | null, system?: string | null): Device => ({
  ...(browser && { browser }),
  ...(system && { system }),
});

/** As the gateway cuts it: the patterns take quadratic time. */
const MAX_LENGTH = 512;

const nameIn = (userAgent: string, names: Names) => {
  const text = userAgent.slice(0, MAX_LENGTH);
  return names.find(([pattern]) => pattern.test(text))?.[1];
};

/** The names that a visitor recognizes a device by. Nothing else of the User-Agent is stored. */
export const describeDevice = (userAgent = ''): Device =>
  deviceOf(nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS));
