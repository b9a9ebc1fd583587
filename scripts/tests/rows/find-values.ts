import { type ESTree, parseSync, Visitor } from 'vite';

/** A value in a source file, from `start` to `end`. */
export interface SourceValue {
  value: number | boolean | string;
  start: number;
  end: number;
  /** True for a value that has a name: a constant, a property or a default. */
  isNamed: boolean;
  /** Unit of a number in a style sheet. */
  unit?: string;
}

/**
 * Returns the values in the text of a TypeScript or CSS file: numbers and texts wherever they stand, and true and false as
 * constants and defaults.
 */
export function findValues(file: string, source: string): SourceValue[] {
  return file.endsWith('.css') ? findStyleValues(source) : findScriptValues(file, source);
}

/** Returns the style sheets that a TypeScript file imports by a relative path. */
export const importedStyles = (source: string): string[] =>
  [...source.matchAll(/^import .*?'(\.{1,2}\/[^']+\.css)';/gm)].map(([, path = '']) => path);

function findScriptValues(file: string, source: string): SourceValue[] {
  const named = new Map<number, boolean>();
  const ignored = new Set<number>();
  const values: SourceValue[] = [];
  const name = (node: ESTree.Node | null, allowsFlags: boolean) => {
    for (const { start, value } of literalsOf(node))
      if (allowsFlags || typeof value !== 'boolean') named.set(start, true);
  };
  const ignore = (node: ESTree.Node | null | undefined) => node && ignored.add(node.start);
  const add = (value: number | boolean | string, { start, end }: { start: number; end: number }) =>
    values.push({ value, start, end, isNamed: false });
  new Visitor({
    VariableDeclaration: ({ kind, declarations }) => {
      if (kind === 'const') for (const { init } of declarations) name(init, true);
    },
    AssignmentPattern: ({ right }) => name(right, true),
    Property: ({ key, value }) => {
      ignore(key);
      name(value, false);
    },
    ImportDeclaration: (node) => ignore(node.source),
    ExportNamedDeclaration: (node) => ignore(node.source),
    ExportAllDeclaration: (node) => ignore(node.source),
    ImportExpression: (node) => ignore(node.source),
    TSLiteralType: ({ literal }) => ignore(literal),
    MemberExpression: ({ computed, property }) => computed && ignore(property),
    Literal: (node) => {
      if (typeof node.value === 'number' || typeof node.value === 'boolean' || typeof node.value === 'string')
        add(node.value, node);
    },
    TemplateElement: (node) => add(node.value.raw, node),
    JSXText: (node) => add(node.value, node),
  }).visit(parseSync(file, source).program);
  return values
    .filter(({ start }) => !ignored.has(start))
    .map((each) => ({ ...each, isNamed: named.has(each.start) }))
    .filter(({ value, isNamed }) => typeof value !== 'boolean' || isNamed);
}

type Literal = Extract<ESTree.Node, { type: 'Literal' }>;

/** Returns the literals of an initial value; those in calls and functions belong to these. */
function literalsOf(node: ESTree.Node | null): Literal[] {
  switch (node?.type) {
    case 'Literal':
      return [node];
    case 'UnaryExpression':
      return literalsOf(node.argument);
    case 'BinaryExpression':
      return [...literalsOf(node.left), ...literalsOf(node.right)];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsOf(node.expression);
    case 'ArrayExpression':
      return node.elements.flatMap(literalsOf);
    case 'ObjectExpression':
      return node.properties.flatMap((each) => (each.type === 'Property' ? literalsOf(each.value) : []));
    default:
      return [];
  }
}

const styleNumber = /(?<![\w#.-])(\d*\.?\d+)(px|rem|em|ms|s|%|fr|vw|vh|dvh|deg)?(?![\w.-])/g;

function findStyleValues(source: string): SourceValue[] {
  const plain = source.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  return [...plain.matchAll(styleNumber)].map(({ 1: text = '', 2: unit = '', index }) => ({
    value: Number(text),
    start: index,
    end: index + text.length,
    isNamed: plain.slice(0, index).endsWith('repeat('),
    unit,
  }));
}
