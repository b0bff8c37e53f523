/* Measured in the page: what colors really come out as, and how far apart they are. */

const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Red, green, blue and opacity (0 to 1) of any color the style sheets can write. */
function channels(color) {
  paint.clearRect(0, 0, 1, 1);
  paint.fillStyle = color;
  paint.fillRect(0, 0, 1, 1);
  return [...paint.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
}

function over([r, g, b, a], [x, y, z]) {
  return [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];
}

function luminance([r, g, b]) {
  const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** As WCAG 2.2 has it: 1 to 21. */
function ratio(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The hue in OKLCH, in degrees. */
function hue(color) {
  const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const [r, g, b] = channels(color).slice(0, 3).map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const [across, along] = [1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
  return ((Math.atan2(along, across) * 180) / Math.PI + 360) % 360;
}

/** The hues of the twelve pitches, by clock number from 1. */
function pitchHues() {
  const style = getComputedStyle(document.documentElement);
  return [...Array(12).keys()].map((hour) => hue(style.getPropertyValue(`--pitch-${hour + 1}`)));
}

/** The background color of an element, where it is a plain color. */
function ground(element) {
  const layers = [];
  for (let each = element; each; each = each.parentElement) layers.push(channels(getComputedStyle(each).backgroundColor));
  return layers.reduceRight((below, layer) => over(layer, below), [1, 1, 1, 1]);
}

/** The contrast of two colors written as in the style sheets; the first may be painted thinly over the second. */
function contrastOf(front, back, opacity = 1) {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = front;
  probe.style.backgroundColor = back;
  const { color, backgroundColor } = getComputedStyle(probe);
  const [below, above] = [channels(backgroundColor), channels(color)];
  probe.remove();
  above[3] *= opacity;
  return ratio(over(above, below), below);
}

/** The contrast of every text within `selector`, with the text. */
function textsWithin(selector) {
  return [...document.querySelectorAll(selector)].map((element) => {
    const below = ground(element);
    return [element.textContent.trim(), ratio(over(channels(getComputedStyle(element).color), below), below)];
  });
}

Object.assign(window, { contrastOf, pitchHues, textsWithin });
