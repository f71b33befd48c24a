/**
 * The privacy notice of the site (Ley 25.326), as the legal page shows it. People agree to it when they publish, or request an alert or
 * news. Its version is derived from this text (docs/decisions/0053). `{sitio}` stands for the name of the site, `[…]` for the link to the
 * contact form.
 */
export const PRIVACY_NOTICE = {
  opening:
    '{sitio} guarda los datos que nos das para publicar tu aviso, responder tus mensajes y hacer llegar tus consultas a los propietarios. No los vendemos ni los cedemos a terceros con otros fines.',
  points: [
    'Son públicos los datos de la propiedad que están en el aviso; el teléfono se muestra a quien lo pide. El DNI, el domicilio y el email del propietario no se muestran.',
    'Tu consulta llega al dueño del aviso con el nombre y el contacto que escribas.',
    'Si pedís una alerta, guardamos tu email y la búsqueda hasta que la des de baja o se venza.',
    'Si pedís novedades por email, guardamos tu dirección con las localidades y la operación que elegiste hasta que te des de baja. Un pedido que no se confirma se borra a la semana.',
    'Si publicás un aviso y confirmás tu email, te podemos mandar novedades del sitio. Podés darte de baja de nuestros envíos desde el enlace de cada email.',
    'Cuando publicás, o pedís una alerta o novedades, guardamos qué versión de este texto aceptaste, cuándo y un código de la red desde la que lo hiciste.',
    'Podés pedir el acceso, la corrección o la supresión de tus datos [escribiéndonos]. Después de una supresión quedan solo la baja de los envíos y los bloqueos por abuso, y las copias de seguridad hasta que se vencen.',
  ],
  closing: [
    'El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto conforme lo establecido en el artículo 14, inciso 3 de la Ley Nº 25.326.',
    'La Agencia de Acceso a la Información Pública, en su carácter de Órgano de Control de la Ley Nº 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.',
  ],
} as const;
