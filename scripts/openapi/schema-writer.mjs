import ts from 'typescript';

const { TypeFlags, SymbolFlags } = ts;

/**
 * Writes types as JSON schemas (2020-12), as TypeScript's checker resolves them. Interfaces and named unions of `common` become components,
 * to which the schemas refer. An object has no other fields than its type, unless the type has an index signature.
 */
export class SchemaWriter {
  /** @type {Record<string, object>} */
  components = {};
  /** The type of each component, so that no two share a name. */
  #known = new Map();

  constructor(checker) {
    this.checker = checker;
  }

  /** @param {ts.TypeNode} node */
  schemaOfNode(node) {
    return this.#schemaOf(this.checker.getTypeFromTypeNode(node));
  }

  #schemaOf(type) {
    const name = nameOf(type);
    if (!name) return this.#write(type);
    const known = this.#known.get(name);
    if (known === undefined) {
      this.#known.set(name, type);
      this.components[name] = {};
      this.components[name] = { ...this.#describe(type.aliasSymbol ?? type.symbol), ...this.#write(type) };
    } else if (known !== type) {
      throw new Error(`Two types of the API have the name ${name}`);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  #write(type) {
    if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return {};
    if (type.isUnion()) return this.#writeUnion(type);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & TypeFlags.BooleanLiteral) return { const: type.intrinsicName === 'true' };
    for (const [flag, primitive] of PRIMITIVES) if (type.flags & flag) return { type: primitive };
    if (this.checker.isTupleType(type)) {
      const parts = this.checker.getTypeArguments(type).map((part) => this.#schemaOf(part));
      return { type: 'array', prefixItems: parts, items: false, minItems: parts.length };
    }
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type);
      return { type: 'array', items: this.#schemaOf(item) };
    }
    if (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) return this.#writeObject(type);
    throw new Error(`No JSON schema for the type ${this.checker.typeToString(type)}`);
  }

  /** A value that may be undefined is a field that may be missing. */
  #writeUnion(type) {
    const parts = type.types.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    const booleans = parts.filter(({ flags }) => flags & TypeFlags.BooleanLiteral);
    const literals = parts.filter((part) => part.isStringLiteral() || part.isNumberLiteral());
    const others = parts.filter((part) => !literals.includes(part) && !booleans.includes(part));
    const schemas = [
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map((part) => this.#write(part))),
      ...(literals.length > 0 ? [{ enum: literals.map(({ value }) => value) }] : []),
      ...others.map((part) => this.#schemaOf(part)),
    ];
    return schemas.length === 1 ? schemas[0] : { anyOf: schemas };
  }

  #writeObject(type) {
    const properties = {};
    const required = [];
    for (const property of this.checker.getPropertiesOfType(type)) {
      properties[property.name] = {
        ...this.#describe(property),
        ...this.#schemaOf(this.checker.getNonOptionalType(this.checker.getTypeOfSymbol(property))),
      };
      if (!(property.flags & SymbolFlags.Optional)) required.push(property.name);
    }
    const index = this.checker.getIndexInfosOfType(type)[0];
    return {
      type: 'object',
      properties,
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: index ? this.#schemaOf(index.type) : false,
    };
  }

  #describe(symbol) {
    const description = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    return description ? { description } : {};
  }
}

/** @type {[ts.TypeFlags, string][]} */
const PRIMITIVES = [
  [TypeFlags.String, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.Null, 'null'],
];

/** The name of an interface or of an alias without type arguments; types of the calls themselves have none. */
function nameOf(type) {
  const { aliasSymbol: alias, symbol } = type;
  if (alias) return type.aliasTypeArguments || isOfACall(alias) ? undefined : alias.name;
  return symbol && symbol.flags & SymbolFlags.Interface && isOfCommon(symbol) ? symbol.name : undefined;
}

const fileOf = (symbol) => symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
const isOfCommon = (symbol) => /\/common\//.test(fileOf(symbol));
const isOfACall = (symbol) => !isOfCommon(symbol);
