/** What a style sheet or a picture is to a unit test: nothing but a name. */
export default 'asset';
