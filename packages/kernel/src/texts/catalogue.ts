import type { CompleteLanguage, Language } from './languages.ts'

/** A catalogue is data: messages by key, nested to any depth. English is written `as const`, and its type is that of all others. */
export type Catalogue = { readonly [key: string]: Entry }
type Entry = string | readonly Entry[] | Catalogue

/**
 * What a translation has to look like: `export default { … } satisfies Translation<'pl', typeof en>`. A complete language has every key;
 * in a draft any may be missing or empty.
 */
export type Translation<L extends Language, E> = L extends CompleteLanguage ? Complete<E> : Draft<E>

type Complete<E> = E extends string ? string : { readonly [K in keyof E]: Complete<E[K]> }
type Draft<E> = E extends string ? string : { readonly [K in keyof E]?: Draft<E[K]> }

/** A catalogue ready to be used: plain messages are strings, messages with arguments are functions that take them by name. */
export type Texts<E> = E extends string
  ? E extends `${string}{${string}`
    ? (args: ArgsOf<E>) => string
    : string
  : { readonly [K in keyof E]: Texts<E[K]> }

/** The arguments of a message: a plural takes a number, a choice one of its cases, anything else is shown as it is. */
export type ArgsOf<M extends string> = Flat<Scan<M, [], unknown>>

type Flat<T> = { readonly [K in keyof T]: T[K] }

/** Walks from brace to brace. `Inside` holds what is open: `case` is the text of a case, `choice` the list of cases. */
type Scan<S extends string, Inside extends readonly Open[], Args> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Scan<`${Rest}{${After}`, Leave<Inside>, Args>
    : Inside extends readonly ['choice', ...Open[]]
      ? Scan<After, ['case', ...Inside], Args>
      : Enter<After, Inside, Args>
  : Args

type Open = 'case' | 'choice'
type Leave<Inside extends readonly Open[]> = Inside extends readonly [Open, ...infer Rest extends readonly Open[]]
  ? Rest
  : []

type Enter<S extends string, Inside extends readonly Open[], Args> = S extends `${infer Name}}${infer Rest}`
  ? Name extends `${infer Chooser}, ${infer Kind}, ${string}`
    ? S extends `${Chooser}, ${Kind}, ${infer Cases}`
      ? Scan<Cases, ['choice', ...Inside], Args & { [K in Chooser]: Kind extends 'plural' ? number : string | boolean }>
      : never
    : Scan<Rest, Inside, Args & { [K in Name]: string | number }>
  : Args
