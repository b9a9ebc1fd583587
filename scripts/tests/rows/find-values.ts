import { type ESTree, parseSync, Visitor } from 'vite';

/**
 * Syntactic position of a value. `constant`: a constant of a module, a default, or a bound such as `max`. `property`: any other constant or
 * property, and a number of columns in a style sheet. `bare`: any other place, such as a call or a condition.
 */
export type Role = 'constant' | 'property' | 'bare';

/** A value in a source file, from `start` to `end`. */
export interface SourceValue {
  value: number | boolean | string;
  start: number;
  end: number;
  role: Role;
  /** Unit of a number in a style sheet. */
  unit?: string;
}

/** Returns the values in the text of a TypeScript or CSS file: numbers and texts wherever they stand, true and false as constants. */
export function findValues(file: string, source: string): SourceValue[] {
  return file.endsWith('.css') ? findStyleValues(source) : findScriptValues(file, source);
}

/** Returns the style sheets that a TypeScript file imports by a relative path. */
export const importedStyles = (source: string): string[] =>
  [...source.matchAll(/^import .*?'(\.{1,2}\/[^']+\.css)';/gm)].map(([, path = '']) => path);

/** Properties whose value bounds something. */
const bound = /^(max|min|limit|default)([A-Z]|$)/;

function findScriptValues(file: string, source: string): SourceValue[] {
  const { program } = parseSync(file, source);
  const roles = new Map<number, Role>();
  const ignored = new Set<number>();
  const values: Omit<SourceValue, 'role'>[] = [];
  const give = (role: Role, node: ESTree.Node | null) => {
    for (const { start } of literalsOf(node)) if (roles.get(start) !== 'constant') roles.set(start, role);
  };
  const ignore = (node: ESTree.Node | null | undefined) => node && ignored.add(node.start);
  const add = (value: number | boolean | string, { start, end }: { start: number; end: number }) =>
    values.push({ value, start, end });
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration') for (const { init } of declared.declarations) give('constant', init);
  }
  new Visitor({
    VariableDeclaration: ({ kind, declarations }) => {
      if (kind === 'const') for (const { init } of declarations) give('property', init);
    },
    AssignmentPattern: ({ right }) => give('constant', right),
    Property: ({ key, value }) => {
      ignore(key);
      give(key.type === 'Identifier' && bound.test(key.name) ? 'constant' : 'property', value);
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
  }).visit(program);
  return values
    .filter(({ start }) => !ignored.has(start))
    .map((each) => ({ ...each, role: roles.get(each.start) ?? 'bare' }))
    .filter(({ value, role }) => typeof value !== 'boolean' || role === 'constant');
}

type Literal = Extract<ESTree.Node, { type: 'Literal' }>;

/** Returns the literals of an initial value; those in calls and functions belong to these, and of a product the first one counts. */
function literalsOf(node: ESTree.Node | null): Literal[] {
  switch (node?.type) {
    case 'Literal':
      return [node];
    case 'UnaryExpression':
      return literalsOf(node.argument);
    case 'BinaryExpression':
      return [...literalsOf(node.left), ...literalsOf(node.right)].slice(0, 1);
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
    role: plain.slice(0, index).endsWith('repeat(') ? 'property' : 'bare',
    unit,
  }));
}
