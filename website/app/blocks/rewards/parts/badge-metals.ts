/** Colours of a badge: the shine, body and shade of its metal, and its enamel on light and on dark backgrounds. */
interface Metal {
  shine: string;
  body: string;
  shade: string;
  light: string;
  dark: string;
}

export const metals = {
  gold: { shine: '#f6dd94', body: '#c9982f', shade: '#6f4b0b', light: '#fffaf0', dark: '#241a08' },
  bronze: { shine: '#eec09a', body: '#b36b3c', shade: '#6a3516', light: '#fff8f3', dark: '#26130a' },
  silver: { shine: '#edf0f3', body: '#9aa5b1', shade: '#47525e', light: '#fafbfc', dark: '#171c22' },
  platinum: { shine: '#eef0ea', body: '#a3a89a', shade: '#4b5044', light: '#fbfbf8', dark: '#1a1c17' },
  ice: { shine: '#d9f1fb', body: '#66aecd', shade: '#155471', light: '#f5fbfe', dark: '#06202d' },
  blue: { shine: '#c4d6fb', body: '#4a76cc', shade: '#17387c', light: '#f6f9ff', dark: '#0a1735' },
  ruby: { shine: '#f7c1c6', body: '#c0394b', shade: '#7a1424', light: '#fff6f7', dark: '#300910' },
  emerald: { shine: '#bfe8d2', body: '#3a9468', shade: '#10553a', light: '#f4fcf8', dark: '#062418' },
  graphite: { shine: '#d8dbe0', body: '#656d79', shade: '#2c323b', light: '#f8f9fa', dark: '#12151a' },
} as const satisfies Record<string, Metal>;

export type MetalName = keyof typeof metals;
