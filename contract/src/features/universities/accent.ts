/** The smallest contrast that an accent color must have, which is that of text. ADM-067 */
export const MIN_CONTRAST = 4.5;

type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The surfaces under text in each theme, as in tokens.css. */
export const SURFACES: Readonly<Record<'light' | 'dark', readonly Oklch[]>> = {
  light: [
    [0.982, 0.004, 85],
    [0.96, 0.006, 85],
    [1, 0, 0],
  ],
  dark: [
    [0.172, 0.016, 285],
    [0.255, 0.02, 285],
    [0.212, 0.018, 285],
  ],
};

/**
 * The sum of the lightness of a shade in the light theme and its counterpart in the dark one. No single shade has
 * enough contrast on white and on near black, so the lightness is mirrored, as for the other colours of the product.
 */
const SUM_OF_LIGHTNESS = 1.25;

const STEP = 0.005;

type Rgb = readonly [number, number, number];

const DEGREES = Math.PI / 180;
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const curved = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/**
 * Converts a colour to linear RGB. Values may lie outside of 0 to 1 if screens cannot show the colour.
 * https://bottosson.github.io/posts/oklab
 */
function toRgb([lightness, chroma, hue]: Oklch): Rgb {
  const [a, b] = [chroma * Math.cos(hue * DEGREES), chroma * Math.sin(hue * DEGREES)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toOklch([r, g, b]: Rgb): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(x, y), Math.atan2(y, x) / DEGREES];
}

const isOnScreens = (rgb: Rgb) => rgb.every((part) => part >= -0.0001 && part <= 1.0001);

/** The colour as screens can show it, with less chroma if necessary. */
function shown([lightness, chroma, hue]: Oklch): Rgb {
  const level = Math.min(1, Math.max(0, lightness));
  for (let most = chroma; most > 0; most -= STEP) {
    const rgb = toRgb([level, most, hue]);
    if (isOnScreens(rgb)) return rgb;
  }
  return toRgb([level, 0, 0]);
}

const ofHex = (hex: string): Rgb => {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
};
const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(255 * curved(Math.min(1, Math.max(0, part))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const reaches = (color: Rgb, surfaces: readonly Oklch[]) =>
  surfaces.every((surface) => contrast(color, toRgb(surface)) >= MIN_CONTRAST);

/** The shade of an accent color, `#rrggbb`, for the dark theme. */
export function darkAccent(accent: string): string {
  const [lightness, chroma, hue] = toOklch(ofHex(accent));
  return toHex(shown([SUM_OF_LIGHTNESS - lightness, chroma, hue]));
}

/** Tells whether an accent colour, `#rrggbb`, and its shade in the dark theme can be read on every surface. ADM-067 */
export const isReadable = (accent: string): boolean =>
  reaches(ofHex(accent), SURFACES.light) && reaches(ofHex(darkAccent(accent)), SURFACES.dark);

/** The nearest shade by lightness that is readable in both themes, or the colour itself if it is. ADM-067 */
export function nearestReadable(accent: string): string {
  if (isReadable(accent)) return accent;
  const [lightness, chroma, hue] = toOklch(ofHex(accent));
  for (let off = STEP; off <= 1; off += STEP)
    for (const level of [lightness - off, lightness + off]) {
      const shade = toHex(shown([level, chroma, hue]));
      if (isReadable(shade)) return shade;
    }
  return '#000000';
}
